import { structuredPatch } from 'diff';
import { generatorEntries } from '../catalog';
import { canonicalXml } from '../document/canonicalXml';
import { dropCarriedInput } from '../document/package/carriedInput';
import { openPackage } from '../document/package/openPackage';
import { readBytes, readPackage, sampleDocument, takeDay, UsageError } from './command';

const usage =
  'So geht es: npm run xml -- packliste, npm run xml -- packliste eingabe.json, npm run xml -- datei.docx oder npm run xml -- a.docx b.docx. Mit --body nur der Text, mit --stand=2026-11-21 von jenem Tag.';

/** Prints the canonical XML of a document, or what two of them differ in (then the exit code is 1). */
export async function printXml(args: readonly string[]): Promise<number> {
  const { today, others } = takeDay(args);
  const [first, second, ...more] = others.filter((arg) => arg !== '--body');
  const path = args.includes('--body') ? 'word/document.xml' : undefined;
  if (first === undefined || more.length > 0) throw new UsageError(usage);
  if (isSlug(first)) {
    const sample = { inputFile: second, today, carries: false };
    console.log(only(await canonicalXml(await sampleDocument(first, sample)), path));
    return 0;
  }
  const xml = only(await canonicalOf(first), path);
  if (second === undefined) {
    console.log(xml);
    return 0;
  }
  const other = only(await canonicalOf(second), path);
  if (xml !== other && !path && (await saySame(first, second))) {
    console.log('Nur die Eingaben, die die Dokumente in sich tragen, sind verschieden.');
    return 1;
  }
  return printDifferences(xml, other);
}

function isSlug(name: string): boolean {
  return generatorEntries.some(({ slug }) => slug === name) || !name.includes('.');
}

async function canonicalOf(file: string): Promise<string> {
  return readPackage(file, canonicalXml(await readBytes(file)));
}

/** Whether two documents are the same but for the input that they carry. */
async function saySame(first: string, second: string): Promise<boolean> {
  const [one, other] = await Promise.all([first, second].map(canonicalWithoutInput));
  return one === other;
}

async function canonicalWithoutInput(file: string): Promise<string> {
  const opened = openPackage(await readBytes(file));
  dropCarriedInput(opened);
  return canonicalXml(opened.bytes());
}

type Part = { heading: string; xml: string };

// Every part stands under its heading, which is the only kind of line that begins like this.
function partsOf(xml: string): Part[] {
  return xml
    .split(/^(?=<!-- )/m)
    .map((part) => ({ heading: part.slice(0, part.indexOf('\n')), xml: part.trimEnd() }));
}

function only(xml: string, path: string | undefined): string {
  const parts = partsOf(xml).filter((part) => !path || part.heading === `<!-- ${path} -->`);
  return parts.map((part) => part.xml).join('\n');
}

function printDifferences(a: string, b: string): number {
  const before = new Map(partsOf(a).map((part) => [part.heading, part.xml]));
  const after = new Map(partsOf(b).map((part) => [part.heading, part.xml]));
  const headings = [...new Set([...before.keys(), ...after.keys()])].sort();
  const different = headings.filter((heading) => before.get(heading) !== after.get(heading));
  for (const heading of different) {
    console.log(heading);
    const { hunks } = structuredPatch('', '', before.get(heading) ?? '', after.get(heading) ?? '');
    for (const { oldStart, newStart, lines } of hunks) {
      console.log(`  Zeile ${oldStart} und Zeile ${newStart}:`);
      for (const line of lines) if (!line.startsWith('\\')) console.log(`  ${line}`);
    }
  }
  return different.length > 0 ? 1 : 0;
}
