import { type Dirent, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';
import { expect, test } from 'vitest';

/** Names for groups of files and folders that several rooms may import. */
const named: Readonly<Record<string, readonly string[]>> = {
  words: ['fields', 'diagnostic', 'sentences/'].map((one) => `document/${one}`),
  // The files that stand beside the folders of the generators.
  common: belowGenerators(({ name }) => /\.tsx?$/.test(name)),
  // The files that every folder of `app/` may import. They import none of these folders.
  below: [
    ...'Link Outcome latePart site'.split(' ').map((one) => `app/${one}`),
    ...['catalog', 'generators/', 'ui/', 'document/', 'worker/', 'browser/'],
  ],
};

// The folders of the generators, which do not import each other.
const units = belowGenerators((one) => one.isDirectory()).map((unit) => `${unit}/`);
const page = 'react react-dom react-router-dom docx-preview @fontsource/carlito pizzip';

/**
 * Each row holds a folder or file of `src`, what it may import of `src`, and which packages. The first row whose path
 * begins the path of a file counts. The check imports `fill/`, because its trial fills the template. The worker imports
 * `sortLines`, because sorting a long list takes long, and only a worker can be ended.
 */
const rooms = `
document/xml/ | document/xml/ | @xmldom/xmldom
document/package/ | document/package/ document/xml/ words | pizzip @xmldom/xmldom
document/word/ | document/word/ document/package/ document/xml/ words |
document/active/ | document/active/ document/word/ document/package/ document/xml/ words |
document/tags/ | document/tags/ document/word/ document/package/ document/xml/ words | diff
document/paper/ | document/paper/ document/word/ document/package/ document/xml/ words |
document/fill/ | document/fill/ document/paper/ document/tags/ document/word/ document/package/ document/xml/ words | docxtemplater pizzip
document/check/ | document/check/ document/fill/ document/tags/ document/word/ document/package/ document/xml/ words | diff
document/transplant/ | document/transplant/ document/active/harmlessFieldCodes document/tags/ document/word/ document/package/ document/xml/ words |
document/ | document/ |
worker/ | worker/ document/ generators/oldList/sortLines |
ui/ | ui/ | react react-dom
browser/ | browser/ | file-saver pizzip
${units.map((unit) => `${unit} | ${unit} common ui/ document/ | react valibot date-fns`).join('\n')}
generators/ | common document/ ui/ | react valibot date-fns
catalog.ts | generators/ |
app/engine/ | app/engine/ below | ${page}
app/draft/ | app/draft/ app/engine/ below | ${page}
app/preview/ | app/preview/ app/engine/ app/draft/ below | ${page}
app/template/ | app/template/ app/preview/ app/engine/ app/draft/ below | ${page}
app/folder/ | app/folder/ app/preview/ app/template/ app/engine/ app/draft/ below | ${page}
app/page/ | app/page/ app/folder/ app/preview/ app/template/ app/engine/ app/draft/ below | ${page}
app/guide/ | app/guide/ app/page/ app/folder/ app/preview/ app/template/ app/engine/ app/draft/ below | ${page}
app/ | app/ below | ${page}
cli/ | cli/ build/release catalog generators/ document/ | diff @xmldom/xmldom node:
offline/ | offline/ | workbox-precaching workbox-routing
build/ | build/ | vite node:
prerender.tsx | app/ browser/ catalog | react react-dom react-router-dom @xmldom/xmldom docxtemplater
 | app/ browser/ catalog ui/ui.css | react react-dom react-router-dom`
  .trim()
  .split('\n')
  .map((row) => {
    const [room = '', from = '', packages = ''] = row.split('|').map((cell) => cell.trim());
    const targets = from.split(' ').flatMap((name) => named[name] ?? name);
    return {
      room: `src/${room}`,
      from: targets.map((target) => `src/${target}`),
      packages: packages.split(' ').filter(Boolean),
    };
  });

const files = readdirSync('src', { recursive: true }).map((file) => `src/${file}`);
const programs = files.filter((file) => /\.tsx?$/.test(file));
const sources = new Map(programs.map((file) => [file, readFileSync(file, 'utf8')]));
const filesWith = (pattern: RegExp) =>
  [...sources].filter(([, text]) => pattern.test(text)).map(([file]) => file);

test('the signs of blocks are listed in one file', () => {
  expect(filesWith(/\[(?:#\^\/|#\/\^|\/#\^|\/\^#)\]/)).toEqual(['src/document/fields.ts']);
});

test('words that were given up do not come back', () => {
  const gone =
    /findings?\b|in ?force\b|templateProblem|VisitorsTemplate|readSections|takeLook|\bwishe[sd]\b|Vorbilds\b/i;
  expect(filesWith(gone)).toEqual([]);
});

test('imports run one way', () => {
  const three = "import x from 'vite'; export { y } from '../app/y'; import('../browser/z');";
  expect(breaches('src/ui/x.tsx', three)).toHaveLength(3);
  expect([...sources].flatMap(([file, text]) => breaches(file, text))).toEqual([]);
});

function breaches(file: string, source: string): string[] {
  const rule = rooms.find(({ room }) => file.startsWith(room));
  const wrong = importsIn(source).filter((one) => !rule || !isAllowed(file, one, rule));
  return wrong.map((specifier) => `${file} must not import ${specifier}`);
}

function isAllowed(file: string, specifier: string, rule: (typeof rooms)[number]): boolean {
  if (specifier.startsWith('.')) {
    const target = normalize(join(dirname(file), specifier));
    return rule.from.some((path) => target.startsWith(path));
  }
  return rule.packages.some((name) =>
    name.endsWith(':') ? specifier.startsWith(name) : `${specifier}/`.startsWith(`${name}/`),
  );
}

function importsIn(source: string): string[] {
  const found = source.matchAll(/(?:\bfrom\s+|\bimport\s+|\bimport\(\s*)'([^']+)'/g);
  return Array.from(found, ([, specifier = '']) => specifier);
}

function belowGenerators(isMeant: (one: Dirent) => boolean): string[] {
  const all = readdirSync('src/generators', { withFileTypes: true });
  return all.filter(isMeant).map(({ name }) => `generators/${name.replace(/\.tsx?$/, '')}`);
}
