import { describe, expect, test } from 'vitest';
import { parseXml } from '../../src/document/package/parseXml';
import { deleteText } from '../../src/document/tags/deleteText';
import { paragraphsIn } from '../../src/document/word/paragraphs';
import { type Edits, rebuilt } from '../../src/document/word/tree';

const w = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

/** What is left in each run of a paragraph; a run without text is a dash. */
function left(runs: readonly string[], stretches: readonly (readonly [number, number])[]) {
  const xml = runs.map((text) => `<w:r><w:t>${text}</w:t></w:r>`).join('');
  const document = parseXml(`<w:p xmlns:w="${w}">${xml}</w:p>`);
  const [paragraph] = paragraphsIn(document, 'word/document.xml', new Set());
  if (!paragraph) throw new Error('no paragraph');
  const edits: Edits = new Map();
  deleteText(paragraph, stretches, edits);
  rebuilt(paragraph.element, edits);
  return Array.from(document.getElementsByTagName('w:r'), (run) =>
    run.getElementsByTagName('w:t')[0] ? run.textContent : '-',
  );
}

describe('text is taken out of the runs that it stands in', () => {
  test.each([
    [['abcdef'], [[0, 2]], ['cdef']],
    [
      ['abcdef'],
      [
        [1, 2],
        [4, 6],
      ],
      ['acd'],
    ],
    [['ab', 'cd', 'ef'], [[1, 5]], ['a', '-', 'f']],
    [
      ['ab', 'cd'],
      [
        [1, 2],
        [2, 3],
      ],
      ['a', 'd'],
    ],
    [
      ['ab', 'cd', 'ef'],
      [
        [0, 1],
        [3, 6],
      ],
      ['b', 'c', '-'],
    ],
    [['ab', 'cd'], [], ['ab', 'cd']],
  ] as const)('%j without %j', (runs, stretches, expected) => {
    expect(left(runs, stretches)).toEqual(expected);
  });
});
