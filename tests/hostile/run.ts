import { printTable } from '../bench/table';
import { findingsIn, findingsInAll } from '../support/validate';
import { type Call, fileDoors, sortText, through } from './doors';
import { engineInNode } from './engineInNode';
import { hostileFiles, hostileTexts } from './files';
import { foreignFiles } from './foreignFiles';

// Gives every hostile file to every function of the page, and prints times and ends. With `--foreign`, the files
// are those of npm packages. None of these may take too long or give an invalid document.
const isForeign = process.argv.includes('--foreign');
const engine = engineInNode();
const rows = new Map<string, ReturnType<typeof emptyRow>>();
/** The files and functions that took too long. A larger file of the same kind would take too long, too. */
const tooMuch = new Set<string>();
let faults = 0;
const files = isForeign ? await foreignFiles() : hostileFiles;
for (const { kind, name, bytes } of files) {
  const file = bytes();
  // A valid file must give valid documents. The files with active content are valid.
  const isWhole = isForeign
    ? (await findingsIn(file).catch(() => [''])).length === 0
    : kind === 'active';
  for (const [door, enter] of Object.entries(fileDoors)) {
    if (tooMuch.has(`${name} ${door}`)) continue;
    await count(kind, name, door, await through(() => enter(engine, file)), isWhole);
  }
}
for (const [name, text] of Object.entries(isForeign ? {} : hostileTexts)) {
  await count('text', name, 'list', await through(() => sortText(engine, text)));
}
printTable('By kind and door, with the longest time of each', [...rows.values()]);
console.log(`\n${files.length} files, ${faults} faults`);
process.exit(faults > 0 ? 1 : 0);

async function count(kind: string, name: string, door: string, call: Call, isWhole = false) {
  const row = rows.get(`${kind} ${door}`) ?? emptyRow(kind, door);
  rows.set(`${kind} ${door}`, row);
  row.calls += 1;
  row.seconds = Math.max(row.seconds, Math.round(call.seconds * 100) / 100);
  if (call.ending !== 'fine') row[call.ending] += 1;
  if (call.ending === 'ended') tooMuch.add(`${name} ${door}`);
  const made = isWhole ? (call.documents ?? []) : [];
  const [finding] = Object.values(await findingsInAll(made)).flat();
  if (finding) row.invalid += 1;
  const fault = call.raw ?? finding ?? (isForeign && call.ending === 'ended' ? 'ended' : undefined);
  if (fault) faults += 1;
  if (fault || call.seconds > 5) console.error(`${kind}, ${name}, ${door}:`, fault ?? call.seconds);
}

function emptyRow(kind: string, door: string) {
  return { kind, door, calls: 0, seconds: 0, ended: 0, raw: 0, invalid: 0 };
}
