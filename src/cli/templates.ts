import { generatorEntries, loadOtherTemplates } from '../catalog';
import { checkTemplate } from '../document/checkTemplate';
import { summaryOf } from '../document/diagnostic';
import { bytesOf, entryOf, readArgs, withFile } from './command';

/**
 * Checks all originals, or one template that the arguments name.
 *
 * @returns the exit code: 1 when a checked template has errors, else 0
 */
export async function checkTemplates(args: readonly string[]) {
  const usage = 'So geht es: npm run templates oder npm run templates -- datei.docx packliste.';
  const [file, slug = ''] = readArgs(args, { usage, options: {}, counts: [0, 2] }).positionals;
  let exitCode = 0;
  for (const one of file ? [{ slug }] : generatorEntries) {
    if (!(await printCheck(file ?? `templates/${one.slug}.docx`, one.slug))) exitCode = 1;
  }
  if (file) {
    console.log('Was auf dem Papier keinen Platz hat oder verdeckt ist, sagt nur die Seite.');
  }
  return exitCode;
}

/**
 * Checks a template, and prints its diagnostics.
 *
 * @returns true when the template has no errors
 */
export async function printCheck(file: string, slug: string) {
  const { fields, options } = await entryOf(slug).load();
  const others = await loadOtherTemplates(slug);
  const original = await bytesOf(`templates/${slug}.docx`);
  const report = await withFile(file, (bytes) =>
    checkTemplate(bytes, fields, others, options, original),
  );
  const { errors, warnings, changes } = report;
  console.log(`${file}: ${summaryOf(report)}`);
  const kinds = { Fehler: errors, Hinweis: warnings, 'Anders als im Original': changes };
  for (const [kind, diagnostics] of Object.entries(kinds)) {
    for (const { message, words } of diagnostics) {
      console.log(`  ${kind}: ${message}${words ? ` Dort steht: «${words}»` : ''}`);
    }
  }
  return errors.length === 0;
}
