import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { generatorEntries } from '../catalog';
import { takeLook } from '../document/takeLook';
import type { TemplateProblem } from '../document/templateProblem';
import {
  originalTemplate,
  pathInProject,
  readBytes,
  readPackage,
  UsageError,
  writeBytes,
} from './command';
import { printCheck, printFindings } from './printCheck';

/**
 * Writes the ten templates in the look of another Word file into a folder, and prints what is worth
 * knowing of each. The originals are somebody's work: they are never overwritten.
 *
 * @returns the exit code, 1 when one of them is not in order
 */
export async function writeLook(modelFile: string, folder: string): Promise<number> {
  if (resolve(folder) === resolve(pathInProject('templates'))) {
    throw new UsageError('In templates/ liegen die Originale. Nenne einen anderen Ordner.');
  }
  if (generatorEntries.some(({ slug }) => resolve(modelFile) === resolve(fileIn(folder, slug)))) {
    throw new UsageError('Das Vorbild würde überschrieben. Nenne einen anderen Ordner.');
  }
  const model = await readBytes(modelFile);
  const looks = await Promise.all(
    generatorEntries.map(async ({ slug }) => {
      const look = takeLook(await originalTemplate(slug), model);
      return { slug, ...(await readPackage(modelFile, look)) };
    }),
  );
  await makeFolder(folder);
  const [shared, own] = shareNotes(looks.map(({ notes }) => notes));
  console.log(`${modelFile}: Vorbild für ${looks.length} Vorlagen`);
  printFindings('Hinweis', shared);
  let isFine = true;
  for (const [index, { slug, bytes }] of looks.entries()) {
    const file = fileIn(folder, slug);
    await writeBytes(file, bytes);
    isFine = (await printCheck(file, slug, bytes)) && isFine;
    printFindings('Hinweis', own[index] ?? []);
  }
  return isFine ? 0 : 1;
}

function fileIn(folder: string, slug: string): string {
  return join(folder, `${slug}.docx`);
}

type Notes = readonly TemplateProblem[];

/** What holds of all templates is said once. */
function shareNotes(all: readonly Notes[]): [shared: Notes, own: readonly Notes[]] {
  const says = (notes: Notes, { message }: TemplateProblem) =>
    notes.some((note) => note.message === message);
  const shared = (all[0] ?? []).filter((note) => all.every((notes) => says(notes, note)));
  return [shared, all.map((notes) => notes.filter((note) => !says(shared, note)))];
}

async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
  } catch {
    throw new UsageError(`Der Ordner «${folder}» lässt sich nicht anlegen.`);
  }
}
