import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { canonicalXml } from '../../src/document/canonicalXml';

/** Sums of documents, by what was made of each: a row of the paper table, a picture. */
export type Sums = Readonly<Record<string, string>>;

const fileOf = (made: 'paper' | 'picture') =>
  new URL(`../golden/${made}Sums.json`, import.meta.url);

/** The sum of what a document prints, and of other bytes. */
export async function sumOf(document: Uint8Array, ...others: readonly Uint8Array[]) {
  const hash = createHash('sha256').update(await canonicalXml(document));
  for (const other of others) hash.update(other);
  return hash.digest('hex').slice(0, 12);
}

/** The names of which other documents were made, or none; with `--all` every name. */
export function changedSince(
  made: 'paper' | 'picture',
  sums: Sums,
  isThere: (name: string) => boolean,
) {
  const before: Sums = JSON.parse(readFileSync(fileOf(made), 'utf8'));
  const isOld = (name: string) => before[name] !== sums[name] || !isThere(name);
  return Object.keys(sums).filter((name) => process.argv.includes('--all') || isOld(name));
}

export function keepSums(made: 'paper' | 'picture', sums: Sums) {
  writeFileSync(fileOf(made), `${JSON.stringify(sums, null, 2)}\n`);
}
