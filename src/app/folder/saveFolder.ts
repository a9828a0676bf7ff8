import { saveAsZip } from '../../browser/saveAsZip';
import { saveFile } from '../../browser/saveFile';
import type { WhyAlone } from '../../document/joinDocuments';
import type { TemplateFile } from '../../document/readDocument';
import type { Camp } from '../../generators/camp';
import { campFileName } from '../../generators/campFileName';
import { printCamp } from '../../generators/printCamp';
import { checkingEngine } from '../engine/engines';
import { onPaper } from '../preview/onPaper';
import type { FolderFile } from './makeFolder';

/** What was saved, and what there is to say of it. */
export type SavedFolder = { file: File; sentences: readonly string[] };

/** Saves the files as a ZIP, numbered in their order, with templates beside them. */
export async function saveZip(
  files: readonly FolderFile[],
  camp: Camp,
  templates: readonly TemplateFile[],
): Promise<SavedFolder> {
  const numbered = files.map(({ name, bytes }, at) => ({
    name: `${String(at + 1).padStart(2, '0')} ${name}`,
    bytes,
  }));
  const all = [...numbered, ...inFolder(templates)];
  const file = await saveAsZip(all, campFileName('Lagermappe', camp, '.zip'));
  return { file, sentences: [] };
}

/**
 * Saves the files as one Word document; those that cannot be joined come with it in a ZIP, and it is said, and so
 * do templates.
 */
export async function saveWord(
  files: readonly FolderFile[],
  camp: Camp,
  templates: readonly TemplateFile[],
): Promise<SavedFolder> {
  const parts = [];
  for (const { entry, bytes } of files) {
    const pages = await onPaper(bytes, countPages).catch(() => undefined);
    parts.push({ bytes, title: entry.name, pages });
  }
  const { campDepartement, campPlace, campDates } = printCamp(camp, {});
  const cover = {
    title: camp.name || 'Lagermappe',
    lines: [campDepartement, campPlace, campDates].filter(Boolean),
  };
  const { bytes, alone } = await checkingEngine.ask('join', nothing, [parts, cover]);
  const name = campFileName('Lagermappe', camp, '.docx');
  if (bytes && alone.length + templates.length === 0) {
    return { file: await saveFile(bytes, name), sentences: [] };
  }

  const others = alone.flatMap(({ index, why }) => {
    const file = files[index];
    return file ? [{ ...file, why }] : [];
  });
  const all = [...(bytes ? [{ name, bytes }] : []), ...others, ...inFolder(templates)];
  const file = await saveAsZip(all, campFileName('Lagermappe', camp, '.zip'));
  return { file, sentences: others.map(({ entry, why }) => aloneSentence(entry.name, why)) };
}

function countPages(paper: Document): number {
  return paper.querySelectorAll('article').length;
}

const nothing = new Uint8Array();

const reasons: Record<WhyAlone, string> = {
  look: 'sieht anders aus als die übrigen',
  notes: 'hat Fussnoten oder Kommentare',
  objects: 'enthält Diagramme, eingebettete Objekte oder verknüpfte Textfelder',
  fields: 'hat ein Inhaltsverzeichnis oder Felder, die für die ganze Datei gelten',
};

function inFolder(templates: readonly TemplateFile[]): TemplateFile[] {
  return templates.map(({ name, bytes }) => ({ name: `Vorlagen/${name}`, bytes }));
}

function aloneSentence(name: string, why: WhyAlone): string {
  return `«${name}» liegt für sich im ZIP, denn die Vorlage ${reasons[why]}.`;
}
