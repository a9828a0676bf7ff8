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

/** Hostile texts for who reads lists; saved inputs and links, unit tests and fuzzing read. */
export const hostileTexts: Readonly<Record<string, string>> = {
  'a list of many lines': '- Zelt und Blache\n'.repeat(3000),
  'a line without end': 'Zelt '.repeat(10_000),
  'a line of signs': '-*•#'.repeat(12_000),
  'cells without end': '\t'.repeat(50_000),
};
