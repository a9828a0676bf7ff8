import { saveFile } from '../../browser/saveFile';
import type { Camp } from '../../generators/camp';
import { saveCamp } from '../../generators/saveCamp';
import { begunDocuments } from './makeFolder';

/**
 * Saves all that was entered as one file, and says so.
 *
 * @throws what saving throws
 */
export async function saveAll(camp: Camp): Promise<string> {
  const inputs = begunDocuments().map(({ entry, draft }) => ({
    draft,
    slug: entry.slug,
    input: draft.entries().input,
  }));
  const { fileName, text } = saveCamp(camp, inputs);
  await saveFile(text, fileName);
  for (const { draft, input } of inputs) draft.keep(input);
  return `«${fileName}» ist deinem Browser übergeben.`;
}
