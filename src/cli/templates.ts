import { generatorEntries, loadOtherTemplates } from '../catalog';
import { checkTemplate } from '../document/checkTemplate';
import { type Diagnostic, summaryOf } from '../document/diagnostic';
import { bytesOf, entryOf, readArgs, withFile } from './command';

const templates = {
  usage: 'So geht es: npm run templates oder npm run templates -- datei.docx packliste.',
  options: {},
  counts: [0, 2],
} as const;

/**
 * Checks all originals, or only the template that the arguments name.
 *
 * @returns the exit code: 1 when a checked template has errors, else 0
 */
export async function checkTemplates(args: readonly string[]) {
  const [file, slug = ''] = readArgs(args, templates).positionals;
  if (file !== undefined) {
    const isFine = await printCheck(file, slug);
    console.log('Was auf dem Papier keinen Platz hat oder verdeckt ist, sagt nur die Seite.');
    return isFine ? 0 : 1;
  }
  let isFine = true;
  for (const { slug } of generatorEntries) {
    isFine = (await printCheck(`templates/${slug}.docx`, slug)) && isFine;
  }
  return isFine ? 0 : 1;
}

/**
 * Checks a template, and prints its diagnostics.
 *
 * @returns true when the template has no errors
 */
export async function printCheck(file: string, slug: string) {
  const entry = entryOf(slug);
  const { fields, options } = await entry.load();
  const others = await loadOtherTemplates(entry.slug);
  const original = await bytesOf(`templates/${slug}.docx`);
  const report = await withFile(file, (bytes) =>
    checkTemplate(bytes, fields, others, options, original),
  );
  const { errors, warnings, changes } = report;
  console.log(`${file}: ${summaryOf(report)}`);
  printDiagnostics('Fehler', errors);
  printDiagnostics('Hinweis', warnings);
  printDiagnostics('Anders als im Original', changes);
  return errors.length === 0;
}

function printDiagnostics(kind: string, diagnostics: readonly Diagnostic[]) {
  for (const { message, words } of diagnostics) {
    console.log(`  ${kind}: ${message}${words ? ` Dort steht: «${words}»` : ''}`);
  }
}
