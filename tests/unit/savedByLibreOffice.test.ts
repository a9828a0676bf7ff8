import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { looks } from '../../src/generators/camp';
import { slugs } from '../support/documentOf';
import { found, partNames, partOf } from '../support/readDocx';

const hasLibreOffice = spawnSync('soffice', ['--version']).status === 0;
const names = [...slugs, ...looks.map(({ slug }) => `looks/${slug}`)];

// LibreOffice 7.4 writes the font and the size of the document defaults onto the text of a table with a table style,
// where the paragraph style has no font and no size. A person who then changes the paragraph style gets two fonts.
test.skipIf(!hasLibreOffice)(
  'LibreOffice writes no font onto the text of a template or look',
  () => {
    const saved = savedByLibreOffice(names.map((name) => `templates/${name}.docx`));
    const counts = saved.map((docx, at) => `${names[at]}: ${directFonts(docx)}`);
    expect(counts).toEqual(names.map((name) => `${name}: 0`));
  },
);

/** Returns Word files as LibreOffice saves them. LibreOffice starts only once, because each start takes seconds. */
function savedByLibreOffice(files: readonly string[]): Uint8Array[] {
  const folder = mkdtempSync(join(tmpdir(), 'lagerkiste-saved-'));
  // LibreOffice gets a profile of its own. Otherwise a LibreOffice that is open would take the files over.
  const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile'))}`;
  const command = ['--headless', '--convert-to', 'docx', '--outdir', folder];
  execFileSync('soffice', [profile, ...command, ...files], { stdio: 'ignore' });
  const saved = files.map((file) => new Uint8Array(readFileSync(join(folder, basename(file)))));
  rmSync(folder, { recursive: true });
  return saved;
}

function directFonts(docx: Uint8Array): number {
  const parts = partNames(docx).filter((path) => /^word\/(document|header|footer)/.test(path));
  const properties = parts.flatMap((path) => found(partOf(docx, path), /<w:rPr>.*?<\/w:rPr>/gs));
  return properties.filter((one) => /<w:(rFonts|sz) /.test(one)).length;
}
