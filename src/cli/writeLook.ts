import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { templatesFolder } from '../build/templateFile';
import { generatorEntries } from '../catalog';
import { sharedFindings } from '../document/sharedFindings';
import { takeLook } from '../document/takeLook';
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
  const originals = [pathInProject('templates'), templatesFolder()];
  if (originals.some((one) => one !== undefined && resolve(one) === resolve(folder))) {
    throw new UsageError(`In ${folder} liegen die Originale. Nenne einen anderen Ordner.`);
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
  console.log(`${modelFile}: Vorbild für ${looks.length} Vorlagen`);
  printFindings('Hinweis', sharedFindings(looks.map(({ slug, notes }) => [slug, notes])));
  let isFine = true;
  for (const { slug, bytes } of looks) {
    const file = fileIn(folder, slug);
    await writeBytes(file, bytes);
    isFine = (await printCheck(file, slug, bytes)) && isFine;
  }
  return isFine ? 0 : 1;
}

function fileIn(folder: string, slug: string): string {
  return join(folder, `${slug}.docx`);
}

async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
  } catch {
    throw new UsageError(`Der Ordner «${folder}» lässt sich nicht anlegen.`);
  }
}
