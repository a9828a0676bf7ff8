import { generatorEntries, loadGenerator } from '../../catalog';
import type { ReadDocument } from '../../document/readDocument';
import { namesIn } from '../../document/tags/scopes';
import { entriesIn, openTemplates } from './checkCustomTemplate';

/**
 * Finds the documents that a Word file may be a template of: those that share most tags with the file, and among them
 * those that its title or file name mentions.
 *
 * @returns the label of a button for each, and a function that puts the file in force
 */
export async function templatesIn(file: File, { word, text }: ReadDocument) {
  const tags = word?.tags ?? [];
  const title = text.split('\n').find((line) => line.trim());
  const told = entriesIn(`${title} ${file.name}`);
  const all = await Promise.all(
    generatorEntries.map(async (entry) => {
      const { fields } = await loadGenerator(entry.slug);
      const names = namesIn(fields);
      // A letterhead may contain tags of the camp; only a template has a loop.
      const hasList = tags.some((tag) => typeof fields[tag] === 'object');
      return { entry, known: hasList ? tags.filter((tag) => names.includes(tag)).length : 0 };
    }),
  );
  const most = Math.max(1, ...all.map(({ known }) => known));
  const best = all.filter(({ known }) => known === most);
  const named = best.filter(({ entry }) => told.includes(entry));
  return (named.length > 0 ? named : best).map(({ entry }) => ({
    words: `Als Vorlage für «${entry.name}»`,
    async take() {
      const bytes = new Uint8Array(await file.arrayBuffer());
      return openTemplates([{ name: file.name, bytes, entry }]);
    },
  }));
}

/** The label for using only the look of a template. */
export const lookAlone = 'Nur ihr Aussehen für alle Dokumente';
