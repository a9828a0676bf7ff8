import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = new URL('../../', import.meta.url);

export async function templateBytes(slug: string): Promise<Uint8Array> {
  return new Uint8Array(await readFile(new URL(`templates/${slug}.docx`, root)));
}

export async function sampleInput(slug: string, name: string): Promise<unknown> {
  return JSON.parse(await readFile(new URL(`tests/samples/${slug}/${name}.json`, root), 'utf8'));
}

/** Returns the ids of the first points of a checklist. The ids are the numbers from 1. */
export const firstIds = (count: number) => Array.from({ length: count }, (_, at) => `${at + 1}`);

export function sampleNames(slug: string): string[] {
  return readdirSync(new URL(`tests/samples/${slug}`, root))
    .filter((file) => file.endsWith('.json'))
    .map((file) => basename(file, '.json'));
}

/** The bytes of a template in `tests/fixtures/`. `path` has no extension. */
export const fixture = (path: string) => new Uint8Array(readFileSync(fixturePath(path)));

/** The absolute path of a template in `tests/fixtures/`, for the file dialog of a browser. */
export function fixturePath(path: string): string {
  return fileURLToPath(new URL(`tests/fixtures/${path}.docx`, root));
}

/** The templates in a folder of `tests/fixtures/`, as paths relative to the folder and without extension. */
export function fixtureNames(folder: string): string[] {
  return readdirSync(new URL(`tests/fixtures/${folder}`, root), { recursive: true })
    .map((file) => String(file).normalize('NFC'))
    .filter((file) => file.endsWith('.docx'))
    .map((file) => file.slice(0, -'.docx'.length));
}
