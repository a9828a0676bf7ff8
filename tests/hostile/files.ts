import { fixture, fixtureNames, templateBytes } from '../support/files';
import { hostile } from '../support/hostile';

const template = await templateBytes('packliste');
const sizes = [100, 3000, 20_000];
const folders = `strangers/zips strangers/pages strangers/active strangers/letterheads
  broken working packages looks letterheads libreoffice restyled`.split(/\s+/);

/** All hostile files: made of the template of the packing list, and fixtures. */
export const hostileFiles = [
  ...sizes.flatMap((size) =>
    Object.entries(hostile).map(([name, make]) => ({
      kind: `${size} times`,
      name,
      bytes: () => make(template, size),
    })),
  ),
  ...folders.flatMap((folder) => {
    const kind = /^strangers\/(.*)/.exec(folder)?.[1] ?? 'designers';
    const names = fixtureNames(folder).map((name) => `${folder}/${name}`);
    return names.map((name) => ({ kind, name, bytes: () => fixture(name) }));
  }),
];

/** Hostile texts for the reader of lists. Unit tests and fuzzing read hostile inputs and links. */
export const hostileTexts: Readonly<Record<string, string>> = {
  'a list of many lines': '- Zelt und Blache\n'.repeat(3000),
  'a line without end': 'Zelt '.repeat(10_000),
  'a line of signs': '-*•#'.repeat(12_000),
  'cells without end': '\t'.repeat(50_000),
};
