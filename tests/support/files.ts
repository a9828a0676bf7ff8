import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';

const root = new URL('../../', import.meta.url);

export async function templateBytes(slug: string): Promise<Uint8Array> {
  return new Uint8Array(await readFile(new URL(`templates/${slug}.docx`, root)));
}

export async function sampleInput(slug: string, name: string): Promise<unknown> {
  return JSON.parse(await readFile(new URL(`tests/samples/${slug}/${name}.json`, root), 'utf8'));
}

export function sampleNames(slug: string): string[] {
  return readdirSync(new URL(`tests/samples/${slug}`, root))
    .filter((file) => file.endsWith('.json'))
    .map((file) => basename(file, '.json'));
}
