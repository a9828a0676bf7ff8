import Docxtemplater from 'docxtemplater';
import PizZip from 'pizzip';
import { createEngine } from '../../src/app/engine/createEngine';
import type { Fields } from '../../src/document/fields';

// This file runs in Node. Its bundle runs in Chromium.

/** The functions of the engine that the page calls in the worker. In Node, these functions run in the same thread. */
export type Engine = Pick<typeof import('../../src/worker/fill'), 'fill' | 'tags'>;

/** A template and the data of several documents, as plain JSON. */
export type Case = {
  template: readonly number[];
  fields: Fields;
  fillings: readonly { points: number; data: object }[];
};

export type Times = Record<string, number | undefined>;

const rounds: Readonly<Record<number, number>> = { 36: 31, 5000: 5, 20000: 3 };

export function engineInWorker(script: string): Engine {
  const address = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
  const { ask } = createEngine(async () => new Worker(address));
  return {
    fill: (bytes, ...args) => ask('fill', bytes, args),
    tags: (bytes, ...args) => ask('tags', bytes, args),
  };
}

/** Measures each filling with the engine, as a custom template and as an original, and with docxtemplater. */
async function fillTimes({ fill }: Engine, tried: Case): Promise<Times[]> {
  const { fields, fillings } = tried;
  const template = new Uint8Array(tried.template);
  // The engine recognises an opened template by its byte array, so each kind of template needs an array of its own.
  const [visitors, original] = [template.slice(), template.slice()];
  const times: Times[] = [];
  for (const { points, data } of fillings) {
    const ways = {
      openTemplate: () => fill(visitors, fields, data),
      openOriginal: () => fill(original, fields, data, undefined, true),
      docxtemplater: () => fillWithDocxtemplater(template, data),
    };
    const check = (name: string, made: Uint8Array) => expectPoints(name, made, points);
    times.push(await mediansOf<Uint8Array | Promise<Uint8Array>>(ways, rounds[points] ?? 1, check));
  }
  return times;
}

/** Measures the opening of an unknown custom template, and docxtemplater making a document. */
async function openingTimes({ tags }: Engine, tried: Case): Promise<Times> {
  const { fields, fillings } = tried;
  const template = new Uint8Array(tried.template);
  const ways = {
    openTemplate: () => tags(template.slice(), fields),
    docxtemplater: () => fillWithDocxtemplater(template, fillings[0]?.data ?? {}),
  };
  return mediansOf<unknown>(ways, 31);
}

/** Before the first press, the engine makes a document without points, as the preview does. */
async function pressTimes({ fill }: Engine, tried: Case): Promise<Times> {
  const template = new Uint8Array(tried.template);
  const press = (data: object) => fill(template, tried.fields, data, undefined, true);
  const data = tried.fillings[0]?.data ?? {};
  await press({ campLine: '', items: [] });
  const { first } = await mediansOf({ first: () => press(data) }, 1);
  const { later } = await mediansOf({ later: () => press(data) }, 20);
  return { first, later };
}

export const measures = { fillTimes, openingTimes, pressTimes };

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Returns the median time of each function. Its place in a round may matter, so each round reverses the order. */
async function mediansOf<Made>(
  ways: Readonly<Record<string, () => Made>>,
  count: number,
  check: (name: string, made: Awaited<Made>) => void = () => {},
) {
  const taken = Object.entries(ways).map(([name, way]) => ({ name, way, times: [] as number[] }));
  for (let round = 0; round < count; round += 1) {
    for (const { name, way, times } of taken) {
      const start = performance.now();
      const made = await way();
      times.push(performance.now() - start);
      if (round === 0) check(name, made);
    }
    taken.reverse();
  }
  return Object.fromEntries(taken.map(({ name, times }) => [name, median(times)]));
}

function expectPoints(name: string, made: Uint8Array, points: number) {
  const xml = new PizZip(made).file('word/document.xml')?.asText() ?? '';
  const found = xml.split('eingelaufen').length - 1;
  if (found !== points) throw new Error(`${name} makes ${found} points of ${points}`);
}

/** Fills as the guide of docxtemplater says. docxtemplater opens the template again for each document. */
function fillWithDocxtemplater(template: Uint8Array, data: object): Uint8Array {
  return new Docxtemplater(new PizZip(template), { paragraphLoop: true, linebreaks: true })
    .render(data)
    .getZip()
    .generate({ type: 'uint8array', compression: 'DEFLATE' });
}
