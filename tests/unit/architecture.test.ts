import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';
import { describe, expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);

const wordsOfTheEngine = ['fields', 'templateError', 'templateProblem', 'sentences/'].map(
  (file) => `src/document/${file}`,
);

/** The first room whose folder or file a path begins with decides what it may import. */
const rooms: readonly { room: string; from: readonly string[]; packages: readonly string[] }[] = [
  {
    room: 'src/document/package/',
    from: ['src/document/package/', 'src/document/word/tree', ...wordsOfTheEngine],
    packages: ['pizzip', '@xmldom/xmldom'],
  },
  {
    room: 'src/document/word/',
    from: ['src/document/word/', 'src/document/package/', ...wordsOfTheEngine],
    packages: ['@xmldom/xmldom'],
  },
  {
    room: 'src/document/tags/',
    from: [
      'src/document/tags/',
      'src/document/word/',
      'src/document/package/',
      ...wordsOfTheEngine,
    ],
    packages: ['@xmldom/xmldom'],
  },
  {
    room: 'src/document/fill/',
    from: [
      'src/document/fill/',
      'src/document/tags/',
      'src/document/word/',
      'src/document/package/',
      ...wordsOfTheEngine,
    ],
    packages: ['docxtemplater', 'pizzip', '@xmldom/xmldom'],
  },
  {
    room: 'src/document/check/',
    from: [
      'src/document/check/',
      // A trial fills the template.
      'src/document/fill/docxtemplater',
      'src/document/tags/',
      'src/document/word/',
      'src/document/package/',
      ...wordsOfTheEngine,
    ],
    packages: ['@xmldom/xmldom'],
  },
  {
    room: 'src/document/transplant/',
    from: [
      'src/document/transplant/',
      'src/document/word/',
      'src/document/package/',
      ...wordsOfTheEngine,
    ],
    packages: ['@xmldom/xmldom'],
  },
  { room: 'src/document/', from: ['src/document/'], packages: ['@xmldom/xmldom'] },
  {
    room: 'src/worker/',
    // Sorting a list is a generator's, and as long as the text is: only a worker can be ended.
    from: ['src/worker/', 'src/document/', 'src/generators/oldList/sortLines'],
    packages: [],
  },
  { room: 'src/ui/', from: ['src/ui/'], packages: ['react', 'react-dom'] },
  { room: 'src/browser/', from: ['src/browser/'], packages: ['file-saver', 'pizzip'] },
  ...units().map((unit) => ({
    room: unit,
    from: [unit, ...sharedByGenerators(), 'src/ui/', 'src/document/'],
    packages: ['react', 'valibot', 'date-fns'],
  })),
  {
    room: 'src/generators/',
    from: [...sharedByGenerators(), 'src/document/', 'src/ui/'],
    packages: ['react', 'valibot', 'date-fns'],
  },
  { room: 'src/catalog.ts', from: ['src/generators/'], packages: [] },
  ...roomsOfPages(),
  {
    room: 'src/cli/',
    from: ['src/cli/', 'src/build/templateFile', 'src/catalog', 'src/generators/', 'src/document/'],
    packages: ['diff'],
  },
  {
    room: 'src/offline/',
    from: ['src/offline/'],
    packages: ['workbox-precaching', 'workbox-routing'],
  },
  { room: 'src/build/', from: ['src/build/'], packages: ['vite'] },
  {
    room: 'src/',
    from: ['src/app/', 'src/browser/', 'src/catalog', 'src/ui/ui.css'],
    packages: ['react', 'react-dom', 'react-router-dom'],
  },
];

/** What a person sees, in rooms: each may import those below it. */
function roomsOfPages() {
  const below = {
    'src/app/engine/': [],
    'src/app/draft/': ['engine/'],
    'src/app/preview/': ['engine/', 'draft/'],
    'src/app/template/': ['preview/', 'engine/', 'draft/'],
    'src/app/folder/': ['preview/', 'template/', 'engine/', 'draft/'],
    'src/app/page/': ['folder/', 'preview/', 'template/', 'engine/', 'draft/'],
    'src/app/guide/': ['page/', 'folder/', 'preview/', 'template/', 'engine/', 'draft/'],
    'src/app/': [''],
  };
  // What all of them share, and know nothing of.
  const shared = [
    'Link',
    'Outcome',
    'latePart',
    'site',
    'softHyphens',
    'useFileDrop',
    'useHistoryDialog',
  ];
  return Object.entries(below).map(([room, rooms]) => ({
    room,
    from: [
      room,
      ...[...rooms, ...shared].map((one) => `src/app/${one}`),
      'src/catalog',
      'src/generators/',
      'src/ui/',
      'src/document/',
      'src/worker/',
      'src/browser/',
    ],
    packages: [
      'react',
      'react-dom',
      'react-router-dom',
      'docx-preview',
      '@fontsource/carlito',
      'pizzip',
    ],
  }));
}

const nodeAlso = ['src/cli/', 'src/build/'];

describe('imports run one way', () => {
  test('and in no circle, types included', () => {
    const files = sources();
    const imports = new Map(files.map((file) => [file, importedBy(file, files)]));
    expect(files.filter((file) => reached(file, imports).has(file))).toEqual([]);
  });

  test.each(sources())('%s', (file) => {
    expect(breaches(file, readFileSync(new URL(file, root), 'utf8'))).toEqual([]);
  });

  test.each([
    ['src/document/fill/x.ts', "import { useState } from 'react';"],
    ['src/document/package/x.ts', "import { readTags } from '../tags/readTags';"],
    ['src/document/tags/x.ts', "import { tagProblems } from '../check/tagProblems';"],
    ['src/document/tags/x.ts', "import PizZip from 'pizzip';"],
    ['src/document/fill/x.ts', "import { tagProblems } from '../check/tagProblems';"],
    ['src/document/check/x.ts', "import { checkTags } from '../fill/checkTags';"],
    ['src/document/transplant/x.ts', "import { checkTags } from '../fill/checkTags';"],
    ['src/document/check/x.ts', "import { openTemplate } from '../openTemplate';"],
    ['src/document/check/x.ts', "import PizZip from 'pizzip';"],
    ['src/document/x.ts', "import Docxtemplater from 'docxtemplater';"],
    ['src/document/x.ts', "import { catalog } from '../catalog';"],
    ['src/document/x.ts', "import { readFile } from 'node:fs/promises';"],
    ['src/worker/x.ts', "import { startWorker } from '../browser/load';"],
    ['src/worker/x.ts', "import { packliste } from '../generators/checklists/packliste';"],
    ['src/ui/x.tsx', "import { site } from '../app/site';"],
    ['src/ui/x.tsx', "const unit = await import('../generators/readInput');"],
    ['src/browser/x.ts', "export { plainText } from '../document/plainText';"],
    ['src/generators/checklists/x.ts', "import { deadlines } from '../todo-liste/deadlines';"],
    ['src/generators/x.ts', "import { deadlines } from './todo-liste/deadlines';"],
    ['src/generators/x.ts', "import { findEntry } from '../catalog';"],
    ['src/generators/checklists/x.ts', "import '../../browser/saveFile';"],
    ['src/generators/checklists/x.ts', "import { saveAs } from 'file-saver';"],
    ['src/app/x.ts', "import { runCommand } from '../cli/command';"],
    ['src/app/engine/x.ts', "import { draftOf } from '../draft/drafts';"],
    ['src/app/preview/x.ts', "import { takeOver } from '../../src/app/template/takeLook';"],
    ['src/app/preview/x.ts', "import { PageLayout } from '../page/PageLayout';"],
    ['src/app/page/x.ts', "import { Guide } from '../guide/Guide';"],
    ['src/app/guide/x.ts', "import { routes } from '../routes';"],
    ['src/cli/x.ts', "import { routes } from '../app/routes';"],
    ['src/catalog.ts', "import './app/routes';"],
    ['src/build/x.ts', "import { site } from '../app/site';"],
  ])('a breach in %s is named: %s', (file, line) => {
    const what = /'(.*)'/.exec(line)?.[1] ?? '';
    expect(breaches(file, line)).toEqual([`${file} must not import ${what}`]);
  });
});

function breaches(file: string, source: string): string[] {
  const rule = rooms.find(({ room }) => file.startsWith(room));
  return importsIn(source)
    .filter((specifier) => !rule || !isAllowed(file, specifier, rule))
    .map((specifier) => `${file} must not import ${specifier}`);
}

function isAllowed(file: string, specifier: string, rule: (typeof rooms)[number]): boolean {
  if (specifier.startsWith('.')) {
    const target = normalize(join(dirname(file), specifier));
    return rule.from.some((path) => target.startsWith(path));
  }
  if (specifier.startsWith('node:')) return nodeAlso.includes(rule.room);
  return rule.packages.some((name) => specifier === name || specifier.startsWith(`${name}/`));
}

/** The files of `src` that a file imports itself. */
function importedBy(file: string, files: readonly string[]): string[] {
  return importsIn(readFileSync(new URL(file, root), 'utf8'))
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => normalize(join(dirname(file), specifier)))
    .flatMap((target) =>
      files.filter((one) => [target, `${target}.ts`, `${target}.tsx`].includes(one)),
    );
}

/** All that a file imports by others. */
function reached(file: string, imports: ReadonlyMap<string, readonly string[]>): Set<string> {
  const found = new Set(imports.get(file));
  for (const one of found) for (const next of imports.get(one) ?? []) found.add(next);
  return found;
}

function importsIn(source: string): string[] {
  const found = source.matchAll(/(?:\bfrom\s+|\bimport\s+|\bimport\(\s*)'([^']+)'/g);
  return Array.from(found, ([, specifier = '']) => specifier);
}

function sources(): string[] {
  return readdirSync(new URL('src', root), { recursive: true })
    .map((file) => `src/${String(file).replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file))
    .sort();
}

/** The folders of the generators, which do not import each other. */
function units(): string[] {
  const below = readdirSync(new URL('src/generators', root), { withFileTypes: true });
  return below.filter((one) => one.isDirectory()).map(({ name }) => `src/generators/${name}/`);
}

/** The files that stand beside those folders, as they are imported. */
function sharedByGenerators(): string[] {
  const below = readdirSync(new URL('src/generators', root), { withFileTypes: true });
  return below
    .filter(({ name }) => /\.tsx?$/.test(name))
    .map(({ name }) => `src/generators/${name.replace(/\.tsx?$/, '')}`);
}
