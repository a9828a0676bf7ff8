import PizZip from 'pizzip';
import { createEngine } from '../../src/app/engine/createEngine';
import type { Fields } from '../../src/document/fields';
import { buildWithDocx, fillWithDocxtemplater, fillWithEasyTemplateX, type List } from './others';

// Runs in Node and, bundled, in Chromium.

/** What the page asks the worker, in whatever thread that runs. */
export type Engine = Pick<typeof import('../../src/worker/fill'), 'fill' | 'tags'>;

/** A template and what it is filled with, as plain JSON. */
export type Case = {
  template: readonly number[];
  fields: Fields;
  /** Whether other libraries than docxtemplater can make the same. */
  isPlainList: boolean;
  fillings: readonly { points: number; data: List }[];
};

/** By the name of each way, the median of its milliseconds. */
export type Times = Record<string, number | undefined>;

const rounds: Readonly<Record<number, number>> = { 36: 31, 5000: 5, 20000: 3 };

/** The engine as the page has it, in its worker. */
export function engineInWorker(script: string): Engine {
  const address = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
  const { ask } = createEngine(async () => new Worker(address));
  return {
    fill: (bytes, ...args) => ask('fill', bytes, args),
    tags: (bytes, ...args) => ask('tags', bytes, args),
  };
}

/** How long each of the fillings takes, in our two ways, which open a template once, and in those of others. */
async function fillTimes({ fill }: Engine, tried: Case): Promise<Times[]> {
  const { fields, isPlainList, fillings } = tried;
  const template = new Uint8Array(tried.template);
  // The engine knows a template that it has opened by its bytes.
  const [visitors, original] = [template.slice(), template.slice()];
  const times: Times[] = [];
  for (const { points, data } of fillings) {
    const ways = {
      openTemplate: () => fill(visitors, fields, data),
      openOriginal: () => fill(original, fields, data, undefined, true),
      docxtemplater: () => fillWithDocxtemplater(template, data),
      ...(isPlainList && {
        'easy-template-x': () => fillWithEasyTemplateX(template, data),
        docx: () => buildWithDocx(data),
      }),
    };
    const check = (name: string, made: Uint8Array) => expectPoints(name, made, points);
    times.push(await mediansOf<Uint8Array | Promise<Uint8Array>>(ways, rounds[points] ?? 1, check));
  }
  return times;
}

/** How long it takes to open a custom template that the engine does not know, beside a whole document. */
async function openingTimes({ tags }: Engine, tried: Case): Promise<Times> {
  const { fields, fillings } = tried;
  const template = new Uint8Array(tried.template);
  const ways = {
    openTemplate: () => tags(template.slice(), fields),
    docxtemplater: () => fillWithDocxtemplater(template, fillings[0]?.data ?? {}),
  };
  return mediansOf<unknown>(ways, 31);
}

/** How long the first document takes after the preview's, without a point, in a page that is new, and a later one. */
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

/**
 * The ways take turns; each goes early as often as late.
 *
 * @param check gets what each way has made first
 */
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
