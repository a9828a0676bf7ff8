import { join, relative, resolve } from 'node:path';
import { inProject, templateFile } from '../build/templateFile';
import { generatorEntries, loadGenerator, loadOtherTemplates } from '../catalog';
import { applyLook } from '../document/applyLook';
import { checkTemplate } from '../document/checkTemplate';
import { type SharedDiagnostic, sharedDiagnostics } from '../document/sharedDiagnostics';
import { bytesOf, entryOf, readArgs, readNamed, UsageError, writeBytes } from './command';

const templates = {
  usage:
    'So geht es: npm run templates, npm run templates -- datei.docx packliste oder npm run templates -- --look briefkopf.docx ausgabe-ordner/.',
  options: { look: { type: 'string' } },
  count: [0, 2],
} as const;

const slugs = generatorEntries.map(({ slug }) => slug);

/**
 * Checks all templates, or one, or gives all the look of another; the exit code is 1 when
 * one of them is not in order.
 */
export async function checkTemplates(args: readonly string[]) {
  const { values, positionals } = readArgs(args, templates);
  const [first, second = ''] = positionals;
  if (values.look !== undefined) {
    if (!first || second) throw new UsageError(templates.usage);
    return writeLook(values.look, first);
  }
  if (first !== undefined) {
    const isFine = await printCheck(first, second);
    console.log('Was auf dem Papier keinen Platz hat oder kaum zu sehen ist, sagt nur die Seite.');
    return isFine ? 0 : 1;
  }
  return checkAll((slug) => relative('.', templateFile(`${slug}.docx`)));
}

async function checkAll(fileOf: (slug: string) => string) {
  let isFine = true;
  for (const slug of slugs) isFine = (await printCheck(fileOf(slug), slug)) && isFine;
  return isFine ? 0 : 1;
}

/** Prints what the check says of a template, and whether it is in order. */
export async function printCheck(file: string, slug: string) {
  const entry = entryOf(slug);
  const { fields, options } = await loadGenerator(entry.slug);
  const others = await loadOtherTemplates(entry.slug);
  const original = await bytesOf(templateFile(`${slug}.docx`));
  const { errors, warnings, changes } = await readNamed(file, (bytes) =>
    checkTemplate(bytes, fields, others, options, original),
  );
  console.log(`${file}: ${errors.length === 0 ? 'in Ordnung' : 'NICHT in Ordnung'}`);
  printDiagnostics('Fehler', errors);
  printDiagnostics('Hinweis', warnings);
  printDiagnostics('Anders als im Original', changes);
  return errors.length === 0;
}

function printDiagnostics(kind: string, diagnostics: readonly SharedDiagnostic[]) {
  for (const { message, words, names } of diagnostics) {
    const where = `${words ? ` Dort steht: «${words}»` : ''}${names ? ` Bei: ${names.join(', ')}` : ''}`;
    console.log(`  ${kind}: ${message}${where}`);
  }
}

/**
 * Writes all templates in the look of another Word file into a folder, and prints what is worth
 * knowing of each. The originals and the model are somebody's work: they are never overwritten.
 */
async function writeLook(letterheadFile: string, folder: string) {
  const fileIn = (slug: string) => join(folder, `${slug}.docx`);
  const taken = [inProject('templates'), resolve(letterheadFile, '..')];
  if (taken.includes(resolve(folder))) {
    throw new UsageError(
      `In ${folder} liegen die Originale oder der Briefkopf. Nenne einen anderen Ordner.`,
    );
  }
  const looks = await readNamed(letterheadFile, (letterhead) =>
    Promise.all(
      slugs.map(async (slug) => {
        const original = await bytesOf(templateFile(`${slug}.docx`));
        return { slug, ...(await applyLook(original, letterhead)) };
      }),
    ),
  );
  console.log(`${letterheadFile}: Briefkopf für ${looks.length} Vorlagen`);
  printDiagnostics('Hinweis', sharedDiagnostics(looks.map(({ slug, notes }) => [slug, notes])));
  for (const { slug, bytes } of looks) await writeBytes(fileIn(slug), bytes);
  return checkAll(fileIn);
}
