import type { Engine } from '../../src/app/engine/createEngine';
import { TookTooLong } from '../../src/app/engine/failures';
import { TemplateError } from '../../src/document/diagnostic';
import { InputError } from '../../src/generators/readInput';
import { openSavedInput, readCarriedInputs } from '../../src/generators/savedInput';
import { generatorOf, loadOf } from '../support/documentOf';
import { templateBytes } from '../support/files';
import { printContext } from '../support/printContext';
import { zipOf } from '../support/readDocx';

const generator = await generatorOf('packliste');
const original = await templateBytes('packliste');
const { fields, options, groups } = generator;
const data = generator.toDocument(generator.readInput({ ticked: ['1'] }), printContext);

/** The result of a file: documents, sentences for the person who brought the file, or neither. */
type Outcome = { documents?: readonly Uint8Array[]; sentences?: readonly string[] };

/** All functions of the page that take a Word file, called as the page calls these functions. */
export const fileDoors: Record<string, (engine: Engine, bytes: Uint8Array) => Promise<Outcome>> = {
  async check(engine, bytes) {
    const { errors, warnings } = await engine.ask('check', bytes, [fields, [], options]);
    return { sentences: [...errors, ...warnings].map(({ message }) => message) };
  },
  async comment(engine, bytes) {
    const { readable, errors } = await engine.ask('check', bytes, [fields, [], new Map()]);
    if (readable) await engine.ask('comment', bytes, [errors]);
    return {};
  },
  async fill(engine, bytes) {
    return { documents: [await engine.ask('fill', bytes, [fields, data])] };
  },
  async look(engine, bytes) {
    const restyled = await engine.ask('restyleAndCheck', bytes, [original, fields]);
    const sentences = restyled.notes.map(({ message }) => message);
    return { documents: [restyled.bytes], sentences };
  },
  async join(engine, bytes) {
    const mine = await engine.ask('fill', bytes, [fields, data]);
    const own = await engine.ask('fill', original, [fields, data]);
    const parts = [mine, own, mine].map((bytes) => ({ bytes, title: 'Packliste' }));
    const cover = { title: 'Lagermappe', lines: [] };
    const { bytes: joined } = await engine.ask('join', new Uint8Array(), [parts, cover]);
    return { documents: joined ? [joined] : [] };
  },
  async input(engine, bytes) {
    return opened(await engine.ask('read', bytes, []));
  },
  async folder(engine, bytes) {
    return opened(await engine.ask('read', zipOf({ 'a.docx': bytes, 'b.docx': original }), []));
  },
  list: async (engine, bytes) => sortText(engine, (await engine.ask('read', bytes, [])).text),
};

async function opened(read: Parameters<typeof readCarriedInputs>[0]): Promise<Outcome> {
  for (const one of readCarriedInputs(read)) await openSavedInput(one, loadOf(one.generator));
  return {};
}

export async function sortText(engine: Engine, text: string): Promise<Outcome> {
  await engine.ask('sort', new Uint8Array(), [text.slice(0, 50_000), groups, 'packliste']);
  return {};
}

export type Call = Outcome & {
  ending: 'fine' | 'ended' | 'raw';
  /** An error for which the page has no sentence. */
  raw?: unknown;
  seconds: number;
};

/** Calls a function as the page does. The engine ends a request that takes too long. */
export async function through(door: () => Promise<Outcome>): Promise<Call> {
  const began = process.cpuUsage();
  const outcome = await door().then(
    (done) => ({ ending: 'fine' as const, ...done }),
    (error: unknown) => {
      if (error instanceof TookTooLong) return { ending: 'ended' as const };
      const sentences = sentencesOf(error);
      if (sentences) return { ending: 'fine' as const, sentences };
      return { ending: 'raw' as const, raw: error };
    },
  );
  const { user, system } = process.cpuUsage(began);
  const odd = outcome.sentences?.find((sentence) => !isGerman(sentence));
  return {
    ...outcome,
    ...(odd !== undefined && { ending: 'raw', raw: odd }),
    seconds: (user + system) / 1_000_000,
  };
}

function sentencesOf(error: unknown): readonly string[] | undefined {
  if (error instanceof TemplateError) return error.errors.map(({ message }) => message);
  return error instanceof InputError ? [error.message] : undefined;
}

// A sentence ends with a full stop or another sign, and contains no word of an error message of a program.
function isGerman(sentence: string): boolean {
  const ofProgram = /\b(Error|undefined|Cannot|invalid|unexpected|stack)\b/;
  return /[.!?»]$/.test(sentence) && !ofProgram.test(sentence);
}
