import Docxtemplater from 'docxtemplater';
import PizZip from 'pizzip';
import { createEngine } from '../../src/app/engine/createEngine';

// Runs, bundled, in Chromium.

const fields = { campLine: 'free', items: { text: 'value', number: 'value' } } as const;

const sizes = [
  { bullets: 36, rounds: 300 },
  { bullets: 5_000, rounds: 21 },
  { bullets: 20_000, rounds: 9 },
] as const;

type Fill = (data: object) => unknown;

export function fillInWorker(bytes: Uint8Array, script: string): Fill {
  const address = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
  const engine = createEngine(async () => new Worker(address));
  return (data) => engine.ask('fill', bytes, [fields, data, undefined, true]);
}

type FillTime = { bullets: number; ours: number; plain: number };

/** Milliseconds of filling the packing list, median by median: ours, and docxtemplater by itself. */
export async function fillTimes(bytes: Uint8Array, fill: Fill): Promise<FillTime[]> {
  const times: FillTime[] = [];
  for (const { bullets, rounds } of sizes) {
    const data = dataOf(bullets);
    const ours: number[] = [];
    const plain: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const steps = [
        async () => ours.push(await milliseconds(() => fill(data))),
        async () => plain.push(await milliseconds(() => fillPlainly(bytes, data))),
      ];
      // Each goes first as often as the other.
      for (const step of round % 2 === 0 ? steps : steps.reverse()) await step();
    }
    times.push({ bullets, ours: median(ours), plain: median(plain) });
  }
  return times;
}

export type PressTime = { first: number; later: number };

/** Milliseconds of the first document after the preview's, without an entry, and of a later one, in a page that is new. */
export async function pressTime(fill: Fill): Promise<PressTime> {
  const data = dataOf(36);
  await fill(dataOf(0));
  const first = await milliseconds(() => fill(data));
  const later: number[] = [];
  for (let time = 0; time < 20; time += 1) later.push(await milliseconds(() => fill(data)));
  return { first, later: median(later) };
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function dataOf(bullets: number) {
  const items = Array.from({ length: bullets }, (_, index) => ({
    text: `Regenschutz & Wanderschuhe, eingelaufen (${index + 1})`,
  }));
  return { campLine: '', items };
}

function fillPlainly(bytes: Uint8Array, data: object): Uint8Array {
  return new Docxtemplater(new PizZip(bytes), { paragraphLoop: true, linebreaks: true })
    .render(data)
    .getZip()
    .generate({ type: 'uint8array', compression: 'DEFLATE' });
}

async function milliseconds(step: () => unknown): Promise<number> {
  const start = performance.now();
  await step();
  return performance.now() - start;
}
