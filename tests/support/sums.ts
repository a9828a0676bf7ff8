import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { canonicalXml } from '../../src/document/canonicalXml';

/**
 * The sums of documents, by the names of the results that were made of the documents. A result is a row of the paper
 * table or a picture.
 */
export type Sums = Readonly<Record<string, string>>;

const fileOf = (made: 'paper' | 'picture') =>
  new URL(`../golden/${made}Sums.json`, import.meta.url);

/**
 * Returns the sum of the canonical XML of a document and of other bytes: the first twelve hexadecimal digits of the
 * SHA-256.
 */
export async function sumOf(document: Uint8Array, ...others: readonly Uint8Array[]) {
  const hash = createHash('sha256').update(await canonicalXml(document));
  for (const other of others) hash.update(other);
  return hash.digest('hex').slice(0, 12);
}

/**
 * Returns the names of the results that are missing, or that were made of a different document. With the argument
 * `--all`, returns all names.
 */
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
