import { openPackage } from '../document/package/openPackage';
import {
  entryOf,
  readBytes,
  readPackage,
  sampleDocument,
  takeDay,
  UsageError,
  writeBytes,
} from './command';
import { printCheck } from './printCheck';

const usage =
  'So geht es: npm run docx -- packliste eingabe.json ausgabe.docx, mit einer eigenen Vorlage npm run docx -- --template datei.docx packliste eingabe.json ausgabe.docx, mit --stand=2026-11-21 von jenem Tag, mit --ohne-eingaben eines, das seine Eingaben nicht in sich trägt.';

const withoutInput = '--ohne-eingaben';

/**
 * Makes a document without a browser, by the same code; from a template that is not in order it makes none
 * and ends with 1.
 */
export async function writeDocx(args: readonly string[]): Promise<number> {
  const { today, others: named } = takeDay(args);
  const others = named.filter((arg) => arg !== withoutInput);
  const at = others.indexOf('--template');
  const template = at < 0 ? undefined : others[at + 1];
  const [slug, input, output, ...more] = at < 0 ? others : others.toSpliced(at, 2);
  if (!slug || !input || !output || more.length > 0) throw new UsageError(usage);
  if (template && !(await isInOrder(template, slug))) return 1;
  const carries = others.length === named.length;
  const sample = { inputFile: input, templateFile: template, today, carries };
  await writeBytes(output, await sampleDocument(slug, sample));
  return 0;
}

async function isInOrder(template: string, slug: string): Promise<boolean> {
  const bytes = await readBytes(template);
  await readPackage(template, Promise.resolve(bytes).then(openPackage));
  return printCheck(template, entryOf(slug).slug, bytes);
}
