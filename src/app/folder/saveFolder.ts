import { packZip, saveFile } from '../../browser/saveFile';
import type { WhyNotJoined } from '../../document/joinDocuments';
import type { Camp } from '../../generators/camp';
import { campFileName } from '../../generators/makeDocument';
import { printCamp } from '../../generators/printCamp';
import type { Draft } from '../draft/draft';
import { makeFile } from '../draft/saveOrShare';
import { checkingEngine } from '../engine/engines';
import { loadRendering } from '../preview/loadRendering';

/** A file of the folder. `title` is the name of the document, and `name` is the file name. */
type FolderFile = { title: string; name: string; bytes: Uint8Array };

/**
 * Makes documents, and saves the documents as one Word document, or as a ZIP of numbered files. When `isOne` is true but
 * some documents cannot be joined, saves a ZIP of the joined document and the documents that cannot be joined.
 *
 * @param isOne true for one Word document, false for a ZIP
 * @param tell receives a German sentence when the work on each document begins
 * @returns the saved file, and a German sentence about each document that could not be joined
 * @throws all errors of `makeFile`, and all errors of `ask` for the request `join`
 */
export async function saveFolder(
  drafts: readonly Draft[],
  isOne: boolean,
  camp: Camp,
  tell: (sentence: string) => void,
) {
  const begun = drafts.map((draft) => ({ draft, input: draft.input() }));
  const files: FolderFile[] = [];
  for (const { draft, input } of begun) {
    const title = draft.entry.name;
    tell(`«${title}» wird erstellt …`);
    const { bytes, fileName } = await makeFile(draft, { input, inFolder: isOne });
    files.push({ title, name: fileName, bytes });
  }
  const { all, sentences } = isOne
    ? await joinFiles(files, camp)
    : {
        all: files.map(({ name, bytes }, at) => ({
          name: `${String(at + 1).padStart(2, '0')} ${name}`,
          bytes,
        })),
        sentences: [],
      };
  const [first] = all;
  const file =
    isOne && first && sentences.length === 0
      ? saveFile(first.bytes, first.name)
      : saveFile(await packZip(all, new Date()), campFileName('Lagermappe', camp, '.zip'));
  for (const { draft, input } of begun) draft.keep(input);
  return { file, sentences };
}

/**
 * Joins documents.
 *
 * @returns `all`: the joined document, and the files that cannot be joined. `sentences`: for each file that cannot be
 *   joined, a German sentence with the reason.
 */
async function joinFiles(files: readonly FolderFile[], camp: Camp) {
  const parts = [];
  for (const { title, bytes } of files) {
    parts.push({ bytes, title, pages: await pageCount(bytes).catch(() => undefined) });
  }
  const { campDepartement, campPlace, campDates } = printCamp(camp, {});
  const cover = {
    title: camp.name || 'Lagermappe',
    lines: [campDepartement, campPlace, campDates].filter(Boolean),
  };
  const { bytes, alone } = await checkingEngine.ask('join', new Uint8Array(), [parts, cover]);
  const one = bytes ? [{ name: campFileName('Lagermappe', camp, '.docx'), bytes }] : [];
  return {
    all: [...one, ...alone.flatMap(({ index }) => files[index] ?? [])],
    sentences: alone.map(
      ({ index, why }) =>
        `«${files[index]?.title}» liegt für sich im ZIP, denn die Vorlage ${reasons[why]}.`,
    ),
  };
}

/** Makes a document for the folder, and returns its number of pages. */
export async function countPages(draft: Draft) {
  const { bytes } = await makeFile(draft, { input: draft.input(), inFolder: true });
  return pageCount(bytes);
}

async function pageCount(bytes: Uint8Array) {
  const { render } = await loadRendering();
  return (await (await render(bytes)).finalPages).childElementCount;
}

const reasons: Record<WhyNotJoined, string> = {
  look: 'sieht anders aus als die übrigen',
  contents:
    'enthält etwas, was in der Mappe nicht gleich bliebe: Fussnoten, Kommentare, Diagramme, Objekte, nummerierte Listen, ein Inhaltsverzeichnis oder Querverweise',
};
