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
import { InputError, isRecord } from '../generators/readInput';
import { openSavedInput } from '../generators/savedInput';
import {
  entryOf,
  pathInProject,
  readArgs,
  readBytes,
  readPackage,
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
    await readPackage(template, openPackage);
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
    return values.body
      ? all.filter(({ heading }) => heading === '<!-- word/document.xml -->')
      : all;
  };
  const print = (some: readonly Part[]) => console.log(some.map(({ xml }) => xml).join('\n'));
  if (findEntry(first) || !first.includes('.')) {
    const { stand } = values;
    print(await parts(await documentOf(first, { input: second, stand, carries: false })));
    return 0;
  }
  const one = await readPackage(first, parts);
  if (second === undefined) {
    print(one);
    return 0;
  }
  const other = await readPackage(second, parts);
  const files = [first, second];
  if (!values.body && !isSame(one, other) && isSame(...(await withoutInputs(files)))) {
    console.log('Nur die Eingaben, die die Dokumente in sich tragen, sind verschieden.');
    return 1;
  }
  return printDifferences(one, other);
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
  const opened = await readPackage(template ?? templateFile(`${slug}.docx`), (bytes) =>
    openTemplate(bytes, generator.fields),
  );
  const file = named ?? pathInProject(`tests/samples/${slug}/typisch.json`);
  const json = await readInputFile(slug, file);
  try {
    const input = generator.readInput(json);
    const options = { locale: 'de-CH', today };
    const carried = carries
      ? inputToCarry(slug, generator, input, opened.tags, options)
      : undefined;
    return makeDocument(generator, input, opened, options, carried).bytes;
  } catch (error) {
    if (error instanceof InputError) throw new UsageError(`${file}: ${error.message}`);
    throw error;
  }
}

/** The input in a file: bare, or as the page saved it; then it says of what it was left out. */
async function readInputFile(slug: string, file: string): Promise<unknown> {
  const json = parseJson(file, await readBytes(file));
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

function parseJson(file: string, bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new UsageError(`«${file}» ist kein gültiges JSON. Vorbilder liegen in tests/samples/.`);
  }
}

type Part = { heading: string; xml: string };

// Every part stands under its heading, which is the only kind of line that begins like this.
function partsOf(xml: string): Part[] {
  return xml
    .split(/^(?=<!-- )/m)
    .map((part) => ({ heading: part.slice(0, part.indexOf('\n')), xml: part.trimEnd() }));
}

function isSame(some: readonly Part[] = [], others: readonly Part[] = []): boolean {
  return JSON.stringify(some) === JSON.stringify(others);
}

/** The parts of documents without the input that they carry. */
function withoutInputs(files: readonly string[]): Promise<Part[][]> {
  return Promise.all(
    files.map(async (file) => {
      const opened = openPackage(await readBytes(file));
      dropCarriedInput(opened);
      return partsOf(await canonicalXml(opened.bytes()));
    }),
  );
}

function printDifferences(some: readonly Part[], others: readonly Part[]): number {
  const headings = new Set([...some, ...others].map(({ heading }) => heading).sort());
  let isSameSoFar = true;
  for (const heading of headings) {
    const [before = '', after = ''] = [some, others].map(
      (parts) => parts.find((part) => part.heading === heading)?.xml,
    );
    if (before === after) continue;
    isSameSoFar = false;
    console.log(heading);
    for (const { oldStart, newStart, lines } of structuredPatch('', '', before, after).hunks) {
      console.log(`  Zeile ${oldStart} und Zeile ${newStart}:`);
      for (const line of lines) if (!line.startsWith('\\')) console.log(`  ${line}`);
    }
  }
  return isSameSoFar ? 0 : 1;
}
