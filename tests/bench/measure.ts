import Docxtemplater from 'docxtemplater';
import PizZip from 'pizzip';
import { exampleData } from '../../src/document/exampleData';
import { openTemplate } from '../../src/document/openTemplate';

// Runs in Node and, bundled, in Chromium.

const fields = { items: { text: 'value', number: 'value' } } as const;

/** How often each size is measured. */
const sizes = [
  { bullets: 36, rounds: 300 },
  { bullets: 5_000, rounds: 21 },
  { bullets: 20_000, rounds: 9 },
] as const;

export type FillTime = { bullets: number; ours: number; plain: number };

/** Milliseconds of filling the packing list, median by median: ours, and docxtemplater by itself. */
export function fillTimes(bytes: Uint8Array): FillTime[] {
  const template = openTemplate(bytes, fields);
  return sizes.map(({ bullets, rounds }) => {
    const data = dataOf(bullets);
    const ours: number[] = [];
    const plain: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const steps = [
        () => ours.push(milliseconds(() => template.fill(data))),
        () => plain.push(milliseconds(() => fillPlainly(bytes, data))),
      ];
      // Each goes first as often as the other.
      for (const step of round % 2 === 0 ? steps : steps.reverse()) step();
    }
    return { bullets, ours: median(ours), plain: median(plain) };
  });
}

export type PressTime = { first: number; later: number };

/** Milliseconds of the first press on «Generieren» and of a later one, in a page that is new. */
export function pressTime(bytes: Uint8Array, isWarmed: boolean): PressTime {
  const open = () => openTemplate(bytes, fields);
  const data = dataOf(36);
  let template = isWarmed ? open() : undefined;
  for (let time = 0; time < 4; time += 1) template?.fill(exampleData(fields, 'x', 3));
  const press = () => {
    template ??= open();
    template.fill(data);
  };
  const first = milliseconds(press);
  const later = Array.from({ length: 20 }, () => milliseconds(press));
  return { first, later: median(later) };
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function dataOf(bullets: number) {
  const items = Array.from({ length: bullets }, (_, index) => ({
    text: `Regenschutz & Wanderschuhe, eingelaufen (${index + 1})`,
  }));
  return { items };
}

function fillPlainly(bytes: Uint8Array, data: object): Uint8Array {
  return new Docxtemplater(new PizZip(bytes), { paragraphLoop: true, linebreaks: true })
    .render(data)
    .getZip()
    .generate({ type: 'uint8array', compression: 'DEFLATE' });
}

function milliseconds(step: () => unknown): number {
  const start = performance.now();
  step();
  return performance.now() - start;
}
