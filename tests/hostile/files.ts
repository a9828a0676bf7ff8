import { activeKinds, activeTemplate } from '../support/activeKinds';
import { attacks } from '../support/attacks';
import { fixture, fixtureNames, templateBytes } from '../support/files';
import { hostile, hostileZips } from '../support/hostile';

/** A file of a stranger, by its kind. */
export type HostileFile = { kind: string; name: string; bytes: () => Promise<Uint8Array> };

const template = await templateBytes('packliste');

function named(kind: string, name: string, bytes: () => Uint8Array | Promise<Uint8Array>) {
  return { kind, name, bytes: async () => bytes() } satisfies HostileFile;
}

const sizes = [100, 3000, 20_000];

/** Every hostile file, made of the packing list's template. */
export const hostileFiles: readonly HostileFile[] = [
  ...sizes.flatMap((size) =>
    Object.entries(hostile).map(([name, make]) =>
      named(`${size} times`, name, () => make(template, size)),
    ),
  ),
  ...Object.entries(hostileZips).map(([name, make]) => named('zip', name, () => make(template))),
  ...Object.entries(attacks).map(([name, attack]) => named('page', name, () => attack(template))),
  ...Object.entries(activeKinds).map(([name, kind]) =>
    named('active', name, () => activeTemplate(kind)),
  ),
  ...['broken', 'working', 'looks', 'libreoffice', 'restyled'].flatMap((folder) =>
    fixtureNames(folder).map((name) =>
      named('designers', `${folder}/${name}`, () => fixture(`${folder}/${name}`)),
    ),
  ),
];

const packliste = (input: string) => `{"generator":"packliste","version":1,"input":${input}}`;
const many = (one: string) => Array.from({ length: 100_000 }, () => one).join();

/** Every hostile text, for who reads saved inputs, links and lists. */
export const hostileTexts: Readonly<Record<string, string>> = {
  nothing: '',
  'no JSON': '{"generator":',
  'a number': '1',
  null: 'null',
  'a list': '[]',
  'a list of lists': `${'['.repeat(200_000)}${']'.repeat(200_000)}`,
  'objects in objects': packliste(`${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`),
  'objects of a prototype': packliste('{"__proto__":{"ticked":["1"]},"constructor":1}'),
  'another shape': packliste('{"ticked":"1","own":{},"camp":[]}'),
  'a version of later': '{"generator":"packliste","version":999,"input":{}}',
  'a generator that there is not': '{"generator":"<img src=x>","version":1,"input":{}}',
  'a generator of the prototype': '{"generator":"constructor","version":1,"input":{}}',
  'many ticks': packliste(`{"ticked":[${many('"x"')}]}`),
  'many own points': packliste(`{"own":[${many('{"place":"x","text":"y"}')}]}`),
  'many names': packliste(`{${Array.from({ length: 100_000 }, (_, n) => `"n${n}":1`).join()}}`),
  'a long text': packliste(`{"own":[{"text":"${'x'.repeat(1_500_000)}"}]}`),
  'signs that XML forbids': packliste('{"own":[{"text":"\\u0000\\ud800\\uffff"}]}'),
  'a list of many lines': '- Zelt und Blache\n'.repeat(3000),
  'a line without end': 'Zelt '.repeat(10_000),
  'a line of signs': '-*•#'.repeat(12_000),
  'cells without end': '\t'.repeat(50_000),
};
