import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { documentMaker } from '../support/documentOf';
import { paperDocuments, paperTable, startOf } from '../support/paper';

// Writes how LibreOffice breaks each document into pages: `npm run pages -- --table`. It needs `soffice`,
// `pdftotext` and the font Carlito.
const folder = mkdtempSync(join(tmpdir(), 'lagerkiste-paper-'));
const documents = await paperDocuments();
const makers = new Map<string, Awaited<ReturnType<typeof documentMaker>>>();
for (const { slug, name, input } of documents) {
  const make = makers.get(slug) ?? (await documentMaker(slug));
  makers.set(slug, make);
  writeFileSync(join(folder, `${name}.docx`), make(input));
}
// An A4 page without header and footer, in pt.
const body = ['-layout', ...'-x 0 -y 46 -W 596 -H 750'.split(' ')];
const files = documents.map(({ name }) => join(folder, `${name}.docx`));
execFileSync('soffice', ['--headless', '--convert-to', 'pdf', '--outdir', folder, ...files]);
const starts = documents.map(({ name }) => {
  const pdf = join(folder, `${name}.pdf`);
  const text = execFileSync('pdftotext', [...body, pdf, '-'], { encoding: 'utf8' });
  return [name, text.split('\f').slice(0, -1).map(startOf)] as const;
});
writeFileSync(paperTable, `${JSON.stringify(Object.fromEntries(starts), null, 2)}\n`);
