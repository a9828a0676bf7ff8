import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { documentMaker } from '../support/documentOf';
import {
  type PaperDocument,
  paperDocuments,
  paperStarts,
  paperTable,
  startOf,
} from '../support/paper';

// Writes how LibreOffice breaks into pages what is not in the table: `npm run pages -- --table`. With slugs behind it, it
// asks anew for their documents. It needs `soffice`, `pdftotext` and the font Carlito.
const known = paperStarts();
const documents = await paperDocuments();
const asked = documents.filter(
  ({ name, slug }) => known[name] === undefined || process.argv.includes(slug),
);
const found = asked.length > 0 ? await startsOf(asked) : {};
const table = documents.map(({ name }) => [name, found[name] ?? known[name]]);
writeFileSync(paperTable, JSON.stringify(Object.fromEntries(table), null, 2));
execFileSync('npx', ['biome', 'format', '--write', fileURLToPath(paperTable)]);
console.log(`${asked.length} of ${documents.length} documents: ${Object.keys(found).join(', ')}`);

async function startsOf(asked: readonly PaperDocument[]): Promise<Record<string, string[]>> {
  const folder = mkdtempSync(join(tmpdir(), 'lagerkiste-paper-'));
  const file = (name: string) => join(folder, name);
  for (const { slug, name, input } of asked) {
    writeFileSync(file(`${name}.docx`), (await documentMaker(slug))(input));
  }
  const files = asked.map(({ name }) => file(`${name}.docx`));
  execFileSync('soffice', ['--headless', '--convert-to', 'pdf', '--outdir', folder, ...files]);
  // An A4 page without header and footer, in pt.
  const body = ['-layout', ...'-x 0 -y 46 -W 596 -H 750'.split(' ')];
  const starts = asked.map(({ name }) => {
    const text = execFileSync('pdftotext', [...body, file(`${name}.pdf`), '-'], {
      encoding: 'utf8',
    });
    return [name, text.split('\f').slice(0, -1).map(startOf)] as const;
  });
  return Object.fromEntries(starts);
}
