import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
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

export const sampleNames = (slug: string) => filesIn(`samples/${slug}`, '.json');

/** The bytes of a template in `tests/fixtures/`. `path` has no extension. */
export const fixture = (path: string) => new Uint8Array(readFileSync(fixturePath(path)));

/** The absolute path of a template in `tests/fixtures/`, for the file dialog of a browser. */
export function fixturePath(path: string): string {
  return fileURLToPath(new URL(`tests/fixtures/${path}.docx`, root));
}

/** The templates in a folder of `tests/fixtures/`, as paths relative to the folder and without extension. */
export const fixtureNames = (folder: string) => filesIn(`fixtures/${folder}`, '.docx');

function filesIn(folder: string, ending: string): string[] {
  const files = readdirSync(new URL(`tests/${folder}`, root), { recursive: true }).map(String);
  const found = files.filter((file) => file.endsWith(ending));
  return found.map((file) => file.slice(0, -ending.length).normalize('NFC'));
}
