import { expect, test } from 'vitest';
import { checkOf } from '../support/checkOf';
import { templateBytes } from '../support/files';
import { controlLine, partOf, replaced } from '../support/readDocx';
import { rowsIn } from '../support/table';

const withLines = (text: string) => text.replace(/\[(.*?)\]/g, (_, tag) => controlLine(`{${tag}}`));
const found = (text: string) =>
  withLines(text)
    .replace(/[{}^]/g, '\\$&')
    .replaceAll('…', '.*?')
    .replace(/<(p|tc|tr)\b(?: (.*?))?>/g, '<w:$1>(?:(?!</?w:$1>).)*?$2(?:(?!</?w:$1>).)*</w:$1>');
const written = (text: string) =>
  withLines(text)
    .replaceAll('<page>', '<w:p><w:r><w:br w:type="page"/></w:r></w:p>')
    .replace(/<section>(.*?)<\/section>/g, '<w:p><w:pPr><w:sectPr>$1</w:sectPr></w:pPr></w:p>')
    .replace(/<p (.*?)>/g, '<w:p><w:r><w:t>$1</w:t></w:r></w:p>');

test.each(rowsIn('changed'))('a change is told: %s: %s', async (slug, edits, ids, named) => {
  let template = await templateBytes(slug);
  for (const edit of edits.split(' & ')) {
    const [, part = 'document', from = '', arrow, to = ''] =
      /^(?:(\w+): )?(.*?) ([→⇒]) ?(.*)$/.exec(edit) ?? [];
    const pattern = new RegExp(found(from), arrow === '⇒' ? 'gs' : 's');
    expect(partOf(template, `word/${part}.xml`)).toMatch(pattern);
    template = replaced(template, `word/${part}.xml`, pattern, written(to));
  }
  const { errors, warnings, changes } = await checkOf(slug, template);
  expect(errors).toEqual([]);
  const said = [...warnings.slice(0, 1), ...changes].map(({ message }) => message).join(' ');
  expect([...new Set(warnings.map(({ id }) => id))].join(' ')).toBe(ids);
  for (const words of named.split(' & '))
    if (words.startsWith('!')) expect(said).not.toContain(words.slice(1));
    else expect(said).toContain(words);
});
