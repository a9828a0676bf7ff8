import type { Camp } from '../../generators/camp';
import { saveCamp } from '../../generators/saveCamp';
import { saveText } from '../draft/saveText';
import { begunDocuments } from './makeFolder';

/** Saves all that was entered as one file; answers what there is to say. */
export async function saveAll(camp: Camp): Promise<string> {
  const inputs = begunDocuments().map(({ entry, draft }) => ({
    draft,
    slug: entry.slug,
    input: draft.entries().input,
  }));
  const file = saveCamp(camp, inputs);
  return saveText(file, () => {
    for (const { draft, input } of inputs) draft.keep(input);
    return `Gesichert: ${file.fileName}.`;
  });
}
