import { openSavedInput, readCarriedInputs } from '../../src/generators/savedInput';
import { generatorOf, loadOf } from '../support/documentOf';
import { templateBytes } from '../support/files';
import { printContext } from '../support/printContext';
import { zipOf } from '../support/readDocx';
import { engineInNode } from './engineInNode';

const engine = engineInNode();
const generator = await generatorOf('packliste');
const original = await templateBytes('packliste');
const { fields, options, groups } = generator;
const data = generator.toDocument(generator.readInput({ ticked: ['1'] }), printContext);

/** The result of a file: documents, sentences for the person who brought the file, or neither. */
export type Outcome = {
  documents?: readonly Uint8Array[];
  sentences?: readonly string[];
  /** True when the engine has ended the request, because the request took too long. */
  tookTooLong?: true;
};

/** All functions of the page that take a Word file, called as the page calls these functions. */
export const doors: Record<string, (bytes: Uint8Array) => Promise<Outcome>> = {
  async check(bytes) {
    const { errors, warnings } = await engine.ask('check', bytes, [fields, [], options]);
    return { sentences: [...errors, ...warnings].map(({ message }) => message) };
  },
  async comment(bytes) {
    const { readable, errors } = await engine.ask('check', bytes, [fields]);
    if (readable) await engine.ask('comment', bytes, [errors]);
    return {};
  },
  async fill(bytes) {
    return { documents: [await engine.ask('fill', bytes, [fields, data])] };
  },
  async look(bytes) {
    const restyled = await engine.ask('restyleAndCheck', bytes, [original, fields]);
    const sentences = restyled.notes.map(({ message }) => message);
    return { documents: [restyled.bytes], sentences };
  },
  async join(bytes) {
    const mine = await engine.ask('fill', bytes, [fields, data]);
    const own = await engine.ask('fill', original, [fields, data]);
    const parts = [mine, own, mine].map((bytes) => ({ bytes, title: 'Packliste' }));
    const cover = { title: 'Lagermappe', lines: [] };
    const { bytes: joined } = await engine.ask('join', new Uint8Array(), [parts, cover]);
    return { documents: joined ? [joined] : [] };
  },
  async input(bytes) {
    return opened(await engine.ask('read', bytes, []));
  },
  async folder(bytes) {
    return opened(await engine.ask('read', zipOf({ 'a.docx': bytes, 'b.docx': original }), []));
  },
  list: async (bytes) => sortText((await engine.ask('read', bytes, [])).text),
};

async function opened(read: Parameters<typeof readCarriedInputs>[0]): Promise<Outcome> {
  for (const one of readCarriedInputs(read)) await openSavedInput(one, loadOf(one.generator));
  return {};
}

export async function sortText(text: string): Promise<Outcome> {
  await engine.ask('sort', new Uint8Array(), [text.slice(0, 50_000), groups, 'packliste']);
  return {};
}
