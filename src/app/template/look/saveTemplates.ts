import { packZip } from '../../../browser/saveAsZip';
import { saveFile } from '../../../browser/saveFile';
import { campFileName } from '../../../generators/campFileName';
import { campStore } from '../../draft/campStore';
import { groupTemplates } from '../../draft/groupTemplates';

/** Saves the templates in force that are not the originals as one ZIP; the same ones give the same bytes. */
export async function saveTemplates(): Promise<void> {
  const { departement, name } = campStore.current();
  const fileName = campFileName('Vorlagen', { name: departement || name }, '.zip');
  await saveFile(await packZip(groupTemplates(), new Date(1980, 0, 1)), fileName);
}
