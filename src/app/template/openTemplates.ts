import { generatorEntries } from '../../catalog';
import type { TemplateFile } from '../../document/readDocument';
import { draftOf } from '../draft/drafts';
import { loadOnce } from '../draft/generators';
import { checkVisitors } from './checkVisitors';

/**
 * Puts templates in force on the pages that their names tell; each is checked as if it were chosen there.
 *
 * @returns what became of them
 */
export async function openTemplates(files: readonly TemplateFile[]): Promise<string> {
  const inForce: string[] = [];
  const refused: string[] = [];
  const unknown: string[] = [];
  for (const { name, bytes } of files) {
    const shown = name.replace(/^.*\//, '');
    const entry = entryOf(shown);
    if (!entry) {
      unknown.push(`«${shown}»`);
      continue;
    }
    const generator = await loadOnce(entry.slug);
    const { visitors } = draftOf(entry.slug, generator);
    const checked = await checkVisitors(new File([bytes.slice()], shown), entry.slug, generator);
    visitors.set({ ...visitors.current(), ...checked, comments: 'possible' });
    (checked.attempt ? refused : inForce).push(entry.name);
  }
  return [
    inForce.length > 0 && `Eure Vorlagen gelten jetzt ${placesOf(inForce)}.`,
    refused.length > 0 &&
      `Nicht verwenden lässt sich die Vorlage bei: ${refused.join(', ')}. Warum, steht dort unter «Vorlage».`,
    unknown.length > 0 && `Zu keinem Dokument gehören: ${unknown.join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function placesOf(names: readonly string[]): string {
  return names.length === generatorEntries.length
    ? 'bei allen Dokumenten'
    : `bei: ${names.join(', ')}`;
}

// As copies are called: «packliste (1).docx», «Packliste - Kopie.docx».
function entryOf(fileName: string) {
  const name = fileName
    .normalize('NFC')
    .toLowerCase()
    .replace(/\.docx$/, '')
    .replace(/(\s*\(\d+\)|\s*-?\s*kopie|\s*copy)+$/, '')
    .trim();
  return generatorEntries.find((one) => name === one.slug || name === one.name.toLowerCase());
}
