import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { documentMaker } from '../support/documentOf';
import { paperDocuments, paperStarts, paperTable, startOf } from '../support/paper';
import { changedSince, keepSums, sumOf } from '../support/sums';

// `npm run pages` divides documents that are new or changed, and with `--all` every document.
const known = paperStarts();
const documents = await Promise.all(
  (await paperDocuments()).map(async ({ slug, name, input }) => {
    const bytes = (await documentMaker(slug))(input);
    return { name, bytes, sum: sumOf(bytes) };
  }),
);
const sums = Object.fromEntries(documents.map(({ name, sum }) => [name, sum]));
const changed = changedSince('paper', sums, (name) => known[name] !== undefined);
const asked = documents.filter(({ name }) => changed.includes(name));
const found = asked.length > 0 ? startsOf(asked) : {};
const table = documents.map(({ name }) => [name, found[name] ?? known[name]]);
writeFileSync(paperTable, JSON.stringify(Object.fromEntries(table), null, 2));
execFileSync('npx', ['biome', 'format', '--write', fileURLToPath(paperTable)]);
keepSums('paper', sums);
console.log(`${asked.length} of ${documents.length} documents: ${Object.keys(found).join(', ')}`);

function startsOf(asked: typeof documents): Record<string, string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'lagerkiste-paper-'));
  const file = (name: string) => join(folder, name);
  for (const { name, bytes } of asked) writeFileSync(file(`${name}.docx`), bytes);
  const files = asked.map(({ name }) => file(`${name}.docx`));
  execFileSync('soffice', ['--headless', '--convert-to', 'pdf', '--outdir', folder, ...files]);
  // The area of an A4 page between header and footer, in pt.
  const body = ['-layout', ...'-x 0 -y 46 -W 596 -H 750'.split(' ')];
  const starts = asked.map(({ name }) => {
    const text = execFileSync('pdftotext', [...body, file(`${name}.pdf`), '-']).toString();
    return [name, text.split('\f').slice(0, -1).map(startOf)] as const;
  });
  return Object.fromEntries(starts);
}
