import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const dist = new URL('../../dist/', import.meta.url).pathname;

/** The paths of the files of the built site, for example `lager/index.html`. */
export const siteFiles = readdirSync(dist, { recursive: true, encoding: 'utf8' }).sort();

export const textOf = (file: string) => readFileSync(join(dist, file), 'utf8');

/** Returns the path of the one file of a chunk, for example of the chunk `engine`. */
export function chunkFile(name: string): string {
  const [file, ...others] = siteFiles.filter((known) =>
    new RegExp(`^assets/${name}-[\\w-]{8}\\.js$`).test(known),
  );
  if (!file || others.length > 0) throw new Error(`${name}.js is not one file of the site`);
  return file;
}

/** Returns the scripts that the HTML of a page loads, and all scripts that these scripts import statically. */
export function scriptsOf(page: string): Set<string> {
  return withImports(filesIn(page, /(?:src|href)="[^"]*?(assets\/[\w.-]+\.js)"/g));
}

export const stylesOf = (page: string) => filesIn(page, /href="[^"]*?(assets\/[\w.-]+\.css)"/g);

export function withImports(files: Iterable<string>, found = new Set<string>()): Set<string> {
  for (const file of files) {
    if (found.has(file)) continue;
    found.add(file);
    const imports = textOf(file).matchAll(/(?:\bfrom|\bimport)\s*["'`]\.\/([\w.-]+\.js)["'`]/g);
    const names = Array.from(imports, ([, name]) => `assets/${name}`);
    withImports(names, found);
  }
  return found;
}

/** Returns the size of files after compression with Brotli. Word files are compressed already. */
export function kilobytes(files: Iterable<string>): number {
  const bytes = Array.from(files, (file) => {
    const content = readFileSync(join(dist, file));
    return file.endsWith('.docx') ? content.length : brotliCompressSync(content).length;
  });
  return bytes.reduce((sum, one) => sum + one, 0) / 1000;
}

function filesIn(page: string, pattern: RegExp): string[] {
  return Array.from(textOf(page).matchAll(pattern), ([, file = '']) => file);
}
