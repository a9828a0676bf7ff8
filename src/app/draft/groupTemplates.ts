import { generatorEntries } from '../../catalog';
import type { TemplateFile } from '../../document/readDocument';
import { startedDraft } from './drafts';

/** The templates in force that are not the originals, as files of the names by which they are opened again. */
export function groupTemplates(): TemplateFile[] {
  return generatorEntries.flatMap(({ slug }) => {
    const active = startedDraft(slug)?.visitors.current().active;
    return active ? [{ name: `${slug}.docx`, bytes: active.bytes }] : [];
  });
}
