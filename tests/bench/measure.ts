import Docxtemplater from 'docxtemplater';
import PizZip from 'pizzip';
import { createEngine } from '../../src/app/engine/createEngine';
import type { Fields } from '../../src/document/fields';

// The bundle of this file runs in a page of Chromium, and the engine in a worker of the page. The times include the
// messages to the worker and back.

/** A template and the data of several documents, as plain JSON. */
export type Case = {
  template: readonly number[];
  fields: Fields;
  fillings: readonly { points: number; data: object }[];
};

/** Median times in ms. */
export type Times = Readonly<Record<string, number>>;

type Ask = ReturnType<typeof createEngine>['ask'];

const rounds: Readonly<Record<number, number>> = { 36: 31, 5000: 5, 20000: 3 };

const measures = {
  /** Measures each filling with the engine, as a custom template and as an original, and with docxtemplater. */
  async filling(ask: Ask, tried: Case): Promise<Times[]> {
    const template = new Uint8Array(tried.template);
    // The engine recognises an opened template by its byte array, so each kind of template needs an array of its own.
    const [custom, original] = [template.slice(), template.slice()];
    const times: Times[] = [];
    for (const { points, data } of tried.fillings) {
      const ways = {
        openTemplate: () => ask('fill', custom, [tried.fields, data]),
        openOriginal: () => ask('fill', original, [undefined, data]),
        docxtemplater: async () => fillWithDocxtemplater(template, data),
      };
      for (const [name, fill] of Object.entries(ways)) expectPoints(name, await fill(), points);
      times.push(await mediansOf(ways, rounds[points] ?? 1));
    }
    return times;
  },

  /** Measures the opening of an unknown custom template, and docxtemplater making a document. */
  async opening(ask: Ask, { template: bytes, fields, fillings }: Case): Promise<Times[]> {
    const template = new Uint8Array(bytes);
    const ways = {
      openTemplate: () => ask('tags', template.slice(), [fields]),
      docxtemplater: async () => fillWithDocxtemplater(template, fillings[0]?.data ?? {}),
    };
    return [await mediansOf(ways, 31)];
  },

  /** Before the first press, the engine makes a document without points, as the preview does. */
  async press(ask: Ask, { template: bytes, fillings }: Case): Promise<Times[]> {
    const template = new Uint8Array(bytes);
    const press = (data: object = {}) => ask('fill', template, [undefined, data]);
    await press({ campLine: '', items: [] });
    const first = await mediansOf({ first: () => press(fillings[0]?.data) }, 1);
    return [{ ...first, ...(await mediansOf({ later: () => press(fillings[0]?.data) }, 20)) }];
  },
};

export type Measure = keyof typeof measures;

/** `script` is the script of the worker, `json` is a case. */
export function measure(name: Measure, script: string, json: string): Promise<Times[]> {
  const address = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
  return measures[name](createEngine(async () => new Worker(address)).ask, JSON.parse(json));
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Returns the median time of each function. Its place in a round may matter, so each round reverses the order. */
async function mediansOf(ways: Readonly<Record<string, () => Promise<unknown>>>, count: number) {
  const taken = Object.entries(ways).map(([name, way]) => ({ name, way, times: [] as number[] }));
  const turns = [...taken];
  for (let round = 0; round < count; round += 1) {
    for (const { way, times } of turns) {
      const start = performance.now();
      await way();
      times.push(performance.now() - start);
    }
    turns.reverse();
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
