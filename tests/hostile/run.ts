import { printTable } from '../bench/table';
import { findingsIn } from '../support/validate';
import { type Call, fileDoors, sortText, through } from './doors';
import { engineInNode } from './engineInNode';
import { hostileFiles, hostileTexts } from './files';

// Every hostile file through every door, as the page does it: what each takes, and how it ends.

type Row = {
  kind: string;
  door: string;
  calls: number;
  seconds: number;
  MB: number;
  ended: number;
  raw: number;
  invalid: number;
};

const engine = engineInNode();
const rows = new Map<string, Row>();
/** What was ended already; more of the same is, too. */
const tooMuch = new Set<string>();
let faults = 0;

for (const { kind, name, bytes } of hostileFiles) {
  const file = bytes();
  for (const [door, enter] of Object.entries(fileDoors)) {
    if (tooMuch.has(`${name} ${door}`)) continue;
    await count(kind, name, door, await through(() => enter(engine, file)));
  }
}
for (const [name, text] of Object.entries(hostileTexts)) {
  await count('text', name, 'list', await through(() => sortText(engine, text)));
}
printTable('Hostile files, by kind and door; the longest and the largest of each', [
  ...rows.values(),
]);
console.log(`\n${hostileFiles.length} files, ${faults} faults`);
process.exit(faults > 0 ? 1 : 0);

async function count(kind: string, name: string, door: string, call: Call) {
  const known = rows.get(`${kind} ${door}`);
  const row = known ?? { kind, door, calls: 0, seconds: 0, MB: 0, ended: 0, raw: 0, invalid: 0 };
  rows.set(`${kind} ${door}`, row);
  const invalid = await isInvalid(kind, call);
  row.calls += 1;
  row.seconds = Math.max(row.seconds, Math.round(call.seconds * 100) / 100);
  row.MB = Math.max(row.MB, call.megabytes);
  if (call.ending === 'ended') {
    row.ended += 1;
    tooMuch.add(`${name} ${door}`);
  }
  if (call.ending === 'raw') row.raw += 1;
  if (invalid) row.invalid += 1;
  if (call.ending === 'raw' || invalid) {
    faults += 1;
    console.error(`${kind}, ${name}, ${door}:`, call.raw ?? invalid);
  } else if (call.seconds > 5) console.error(`${kind}, ${name}, ${door}: ${call.seconds} s`);
}

/** Whether what the engine took an active thing out of is no whole document any more. */
async function isInvalid(kind: string, { documents = [] }: Call) {
  if (kind !== 'active') return undefined;
  for (const document of documents) {
    const [finding] = await findingsIn(document);
    if (finding) return finding;
  }
  return undefined;
}
