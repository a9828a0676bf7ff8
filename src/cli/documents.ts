import { structuredPatch } from 'diff';
import { templateFile } from '../build/templateFile';
import { findEntry, loadGenerator } from '../catalog';
import { canonicalXml } from '../document/canonicalXml';
import { openTemplate } from '../document/openTemplate';
import { dropCarriedInput } from '../document/package/carriedInput';
import { openPackage } from '../document/package/openPackage';
import { parseDay } from '../generators/calendarDay';
import { inputToCarry } from '../generators/inputToCarry';
import { makeDocument } from '../generators/makeDocument';
import { isRecord } from '../generators/readInput';
import { openSavedInput } from '../generators/savedInput';
import {
  entryOf,
  orSay,
  pathInProject,
  readArgs,
  readBytes,
  readNamed,
  UsageError,
  writeBytes,
} from './command';
import { printCheck } from './templates';

const usage = {
  docx: 'So geht es: npm run docx -- packliste eingabe.json ausgabe.docx, mit einer eigenen Vorlage npm run docx -- --template datei.docx packliste eingabe.json ausgabe.docx, mit --stand=2026-11-21 von jenem Tag, mit --ohne-eingaben eines, das seine Eingaben nicht in sich trägt.',
  xml: 'So geht es: npm run xml -- packliste, npm run xml -- packliste eingabe.json, npm run xml -- datei.docx oder npm run xml -- a.docx b.docx. Mit --body nur der Text, mit --stand=2026-11-21 von jenem Tag.',
};

/**
 * Makes a document without a browser, by the same code; from a template that is not in order it makes none
 * and ends with 1.
 */
export async function writeDocx(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArgs(
    args,
    {
      template: { type: 'string' },
      stand: { type: 'string' },
      'ohne-eingaben': { type: 'boolean' },
    },
    usage.docx,
  );
  const [slug, input, output, ...more] = positionals;
  if (!slug || !input || !output || more.length > 0) throw new UsageError(usage.docx);
  const { template, stand } = values;
  if (template) {
    await readNamed(template, openPackage);
    if (!(await printCheck(template, slug))) return 1;
  }
  const carries = !values['ohne-eingaben'];
  await writeBytes(output, await documentOf(slug, { input, template, stand, carries }));
  return 0;
}

/** Prints the canonical XML of a document, or what two of them differ in (then the exit code is 1). */
export async function printXml(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArgs(
    args,
    { body: { type: 'boolean' }, stand: { type: 'string' } },
    usage.xml,
  );
  const [first, second, ...more] = positionals;
  if (first === undefined || more.length > 0) throw new UsageError(usage.xml);
  const parts = async (bytes: Uint8Array) => {
    const all = partsOf(await canonicalXml(bytes));
    const body = '<!-- word/document.xml -->';
    return values.body ? new Map([[body, all.get(body) ?? '']]) : all;
  };
  const print = (some: Parts) => console.log([...some.values()].join('\n'));
  if (findEntry(first) || !first.includes('.')) {
    const { stand } = values;
    print(await parts(await documentOf(first, { input: second, stand, carries: false })));
    return 0;
  }
  const one = await readNamed(first, parts);
  if (second === undefined) {
    print(one);
    return 0;
  }
  const found = differences(one, await readNamed(second, parts));
  if (found.length === 0) return 0;
  const isOfBoth =
    values.body ||
    differences(await partsWithoutInput(first), await partsWithoutInput(second)).length > 0;
  const lines = isOfBoth
    ? found
    : ['Nur die Eingaben, die die Dokumente in sich tragen, sind verschieden.'];
  for (const line of lines) console.log(line);
  return 1;
}

type Sample = {
  /** The file of an input; without it, the typical one. */
  input?: string | undefined;
  /** Without it, the template in `templates/`. */
  template?: string | undefined;
  /** The day on which it is made; without it, today. */
  stand?: string | undefined;
  /** Whether the document carries its input. */
  carries: boolean;
};

/** The document of a generator, printed for `de-CH`. */
async function documentOf(slug: string, { input: named, template, stand, carries }: Sample) {
  const generator = await loadGenerator(entryOf(slug).slug);
  const today = stand === undefined ? new Date() : parseDay(stand);
  if (!today)
    throw new UsageError(`«--stand=${stand}» ist kein Tag. Ein Tag ist --stand=2026-11-21.`);
  const opened = await readNamed(template ?? templateFile(`${slug}.docx`), (bytes) =>
    openTemplate(bytes, generator.fields),
  );
  const file = named ?? pathInProject(`tests/samples/${slug}/typisch.json`);
  const input = await readNamed(file, async (bytes) =>
    generator.readInput(await readInputFile(slug, file, bytes)),
  );
  const options = { locale: 'de-CH', today };
  const carried = carries ? inputToCarry(slug, generator, input, opened.tags, options) : undefined;
  return makeDocument(generator, input, opened, options, carried).bytes;
}

/** The input in a file: bare, or as the page saved it; then it says of what it was left out. */
async function readInputFile(slug: string, file: string, bytes: Uint8Array): Promise<unknown> {
  const json = await orSay(
    `«${file}» ist kein gültiges JSON. Vorbilder liegen in tests/samples/.`,
    () => JSON.parse(new TextDecoder().decode(bytes)),
  );
  if (!isRecord(json) || !('generator' in json)) return json;
  const opened = await openSavedInput(json, (saved) => {
    const entry = findEntry(saved);
    return entry && loadGenerator(entry.slug);
  });
  if (opened.kind === 'refused') throw new UsageError(`${file}: ${opened.sentence}`);
  if (opened.slug !== slug) {
    throw new UsageError(`«${file}» ist eine Eingabe für «${opened.slug}», nicht für «${slug}».`);
  }
  for (const sentence of opened.leftOut) console.error(`${file}: ${sentence}`);
  return opened.input;
}

/** The parts of a document by their headings, with which they begin. */
type Parts = ReadonlyMap<string, string>;

// No other line begins like a heading.
function partsOf(xml: string): Parts {
  const parts = xml.split(/^(?=<!-- )/m);
  return new Map(parts.map((part) => [part.slice(0, part.indexOf('\n')), part.trimEnd()]));
}

async function partsWithoutInput(file: string): Promise<Parts> {
  const opened = openPackage(await readBytes(file));
  dropCarriedInput(opened);
  return partsOf(await canonicalXml(opened.bytes()));
}

/** What two documents differ in, line by line; nothing where they are the same. */
function differences(some: Parts, others: Parts): string[] {
  const headings = [...new Set([...some.keys(), ...others.keys()])].sort();
  return headings.flatMap((heading) => {
    const [before = '', after = ''] = [some.get(heading), others.get(heading)];
    if (before === after) return [];
    const { hunks } = structuredPatch('', '', before, after);
    const changed = hunks.flatMap(({ oldStart, newStart, lines }) => [
      `Zeile ${oldStart} und Zeile ${newStart}:`,
      ...lines.filter((line) => !line.startsWith('\\')),
    ]);
    return [heading, ...changed.map((line) => `  ${line}`)];
  });
}
