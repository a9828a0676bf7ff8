import { generatorEntries, templatesPage } from '../../catalog';
import { draftOf, loadOnce } from '../draft/drafts';
import { checkingEngine } from '../engine/engines';
import { takeOver } from '../template/takeLook';
import { readListFile } from './oldList/readListFile';

/** What a file that carries no inputs can be taken for, and the page where that goes on. */
export type FileUse = { words: string; path: string; take: () => void | Promise<void> };

/** So many lines at least belong to a list before it is taken for one. */
const fewest = 3;

/**
 * Finds out what somebody may want of a file that is none of ours: its people, its list, its look.
 *
 * @returns the likeliest first
 */
export async function usesOf(file: File): Promise<FileUse[]> {
  const { text } = await readListFile(file);
  const found = text ? [...(await peopleIn(file, text)), ...(await listsIn(text))] : [];
  return [...found, ...(await lookOf(file))];
}

/** The document of which most lines are known. */
async function listsIn(text: string): Promise<FileUse[]> {
  const lists = [];
  for (const { slug, name, path } of generatorEntries) {
    const { groups } = await loadOnce(slug);
    if (groups.length === 0) continue;
    const { sorted } = await checkingEngine.ask('sort', new Uint8Array(), [text, groups, slug]);
    const known = sorted.filter(({ standing, isSure }) => isSure && standing.kind === 'ticked');
    lists.push({ slug, name, path, count: known.length });
  }
  const [best] = lists.toSorted((one, other) => other.count - one.count);
  if (!best || best.count < fewest) return [];
  const { slug, name, path, count } = best;
  const words = `Alte Liste: ${count} Punkte für «${name}»`;
  return [{ words, path, take: () => draftOf(slug).oldList.set(text) }];
}

async function peopleIn(file: File, text: string): Promise<FileUse[]> {
  for (const { slug, name, path } of generatorEntries) {
    const { addPeople, readInput } = await loadOnce(slug);
    const found = await addPeople?.(readInput({}), text);
    if (!found) continue;
    const take = async () => {
      const draft = draftOf(slug);
      const added = await addPeople?.(draft.entries().input, text);
      if (!added) return;
      draft.fill(readInput(added.input), {
        sentence: `Aus «${file.name}» übernommen: ${added.sentence}.`,
        back: 'Vorherige Eingaben wiederherstellen',
        isNew: true,
      });
    };
    return [{ words: `${found.sentence} für «${name}»`, path, take }];
  }
  return [];
}

async function lookOf(file: File): Promise<FileUse[]> {
  if (!/\.docx$/i.test(file.name)) return [];
  await Promise.all(generatorEntries.map(({ slug }) => loadOnce(slug)));
  const drafts = () => generatorEntries.map(({ slug }) => draftOf(slug));
  return [
    {
      words: 'Ihr Aussehen für alle Dokumente',
      path: `${templatesPage.path}#briefkopf`,
      take: () => void takeOver(file, drafts()),
    },
  ];
}
