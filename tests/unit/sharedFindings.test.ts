import { expect, test } from 'vitest';
import { lookNote } from '../../src/document/sentences/look';
import { sharedFindings } from '../../src/document/sharedFindings';

test('what is said of several templates stands once, with their names if not of all', () => {
  const lost = lookNote('look-margin-lost.header', {});
  const sections = lookNote('look-sections', {}, 2);
  const picture = lookNote('look-picture-in-text', {});
  const said = sharedFindings([
    ['Packliste', [lost, sections, picture]],
    ['Lagerpakt', [sections, picture]],
    ['ToDo-Liste', [picture, picture]],
  ]);
  expect(said).toEqual([
    { message: lost.message, names: ['Packliste'] },
    { message: sections.message, names: ['Packliste', 'Lagerpakt'] },
    { message: picture.message },
  ]);
});
