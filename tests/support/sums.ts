import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { canonicalXml } from './canonicalXml';

/** Sums of documents by the names of what was made of them: rows of the paper table, or pictures. */
export type Sums = Readonly<Record<string, string>>;

type Made = 'paper' | 'picture';
const fileOf = (made: Made) => new URL(`../golden/${made}Sums.json`, import.meta.url);

/** Returns the first digits of the SHA-256 of a document's canonical XML and of other bytes. */
export function sumOf(document: Uint8Array, ...others: readonly Uint8Array[]) {
  const hash = createHash('sha256').update(canonicalXml(document));
  for (const other of others) hash.update(other);
  return hash.digest('hex').slice(0, 12);
}

/** Returns the names of what is missing or made of another document; with `--all`, all names. */
export function changedSince(made: Made, sums: Sums, isThere: (name: string) => boolean) {
  const before: Sums = JSON.parse(readFileSync(fileOf(made), 'utf8'));
  const isOld = (name: string) => before[name] !== sums[name] || !isThere(name);
  return Object.keys(sums).filter((name) => process.argv.includes('--all') || isOld(name));
}

export function keepSums(made: Made, sums: Sums) {
  writeFileSync(fileOf(made), `${JSON.stringify(sums, null, 2)}\n`);
}
