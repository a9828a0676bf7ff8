import { packZip } from '../../../browser/saveAsZip';
import { saveFile } from '../../../browser/saveFile';
import { campFileName } from '../../../generators/campFileName';
import { campStore } from '../../draft/campStore';
import { draftOf } from '../../draft/drafts';
import type { ShownTemplate } from '../shownTemplate';

/** Saves the templates in force that are not the originals as one ZIP; the same ones give the same bytes. */
export async function saveTemplates(templates: readonly ShownTemplate[]): Promise<void> {
  const files = templates.flatMap(({ entry, generator }) => {
    const { active } = draftOf(entry.slug, generator).visitors.current();
    return active ? [{ name: `${entry.slug}.docx`, bytes: active.bytes }] : [];
  });
  const { departement, name } = campStore.current();
  const fileName = campFileName('Vorlagen', { name: departement || name }, '.zip');
  await saveFile(await packZip(files, new Date(1980, 0, 1)), fileName);
}
