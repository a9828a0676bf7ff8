import { packZip, saveFile } from '../../browser/saveFile';
import type { WhyNotJoined } from '../../document/joinDocuments';
import { groupBy } from '../../document/word/groupBy';
import type { Camp } from '../../generators/camp';
import type { ReadInput } from '../../generators/contract';
import { campFileName } from '../../generators/makeDocument';
import { printCamp } from '../../generators/printCamp';
import type { Draft } from '../draft/draft';
import { campStore } from '../draft/drafts';
import { makeFile } from '../draft/saveOrShare';
import { checkingEngine } from '../engine/engines';
import { loadRendering } from '../preview/loadRendering';
import { letterheadEnd } from '../template/applyLetterhead';

/**
 * A document to put into the folder. `made` is its file, once the dialog has begun to make the file. `pages` is the
 * number of its pages, or a dash if the file could not be made or laid out.
 */
export type FolderItem = {
  draft: Draft;
  input: ReadInput;
  made?: Promise<FolderFile>;
  pages?: number | string;
};

/**
 * The file of a document in the folder. `title` is the name of the document, and `name` is the file name. `pages` is
 * the number of pages of a file to join. If the pages could not be laid out, `pages` is missing.
 */
type FolderFile = Awaited<ReturnType<typeof makeFolderFile>>;

/** @param isOne true for a file that is joined with further files */
export async function makeFolderFile({ draft, input }: FolderItem, isOne: boolean) {
  const { bytes, fileName } = await makeFile(draft, { input, inFolder: isOne });
  const pages = isOne ? await pageCount(bytes).catch(() => undefined) : undefined;
  return { title: draft.entry.name, name: fileName, bytes, pages };
}

/**
 * Saves documents as one Word document, or as a ZIP of numbered files. If some documents cannot be joined, a ZIP holds
 * these documents and the joined document. Afterwards, each draft holds the input of its document, and counts as
 * saved (`Draft.keep`). The work begins when no letterhead is being applied.
 *
 * @param isOne true for one Word document, false for a ZIP
 * @param tell is called with a German sentence when the work on a document begins
 * @returns the saved file, and German sentences about the documents that could not be joined
 * @throws all errors of `makeFile`, of `packZip`, and of `ask` for the request `join`
 */
export async function saveFolder(
  items: readonly FolderItem[],
  isOne: boolean,
  tell: (sentence: string) => void,
) {
  await letterheadEnd();
  const files = [];
  const camp = campStore.current();
  // All documents get the templates of this moment. A person may change the look while the documents are made.
  const orders = items.map(({ draft, ...item }) => {
    const template = draft.template();
    return { ...item, draft: { ...draft, template: () => template } };
  });
  for (const item of orders) {
    tell(`«${item.draft.entry.name}» wird erstellt …`);
    files.push(await ((isOne && item.made) || makeFolderFile(item, isOne)));
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
    isOne && first && !sentences[0]
      ? saveFile(first.bytes, first.name)
      : saveFile(await packZip(all), campFileName('Lagermappe', camp, '.zip'));
  for (const { draft, input } of items) {
    // A person may have changed the camp while the documents were made.
    if (!draft.hasEntries()) draft.replace({ ...input, camp: campStore.current() });
    draft.keep(input);
  }
  return { file, sentences };
}

/**
 * @returns `all`: the joined document, and the files that cannot be joined. `sentences`: a German sentence for each
 *   reason, with the titles of the files.
 */
async function joinFiles(files: readonly FolderFile[], camp: Camp) {
  const { campDepartement, campPlace, campDates } = printCamp(camp, {});
  const cover = {
    title: camp.name || 'Lagermappe',
    lines: [campDepartement, campPlace, campDates].filter(Boolean),
  };
  const { bytes, alone } = await checkingEngine.ask('join', new Uint8Array(), [files, cover]);
  return {
    all: [
      ...(bytes ? [{ name: campFileName('Lagermappe', camp, '.docx'), bytes }] : []),
      ...alone.flatMap(({ index }) => files[index] ?? []),
    ],
    sentences: groupBy(alone, ({ why }) => why).map((group) => {
      const titles = group.map(({ index }) => `«${files[index]?.title}»`);
      return `Für sich im ZIP, weil die Vorlage ${reasons[group[0].why]}: ${titles.join(', ')}.`;
    }),
  };
}

async function pageCount(bytes: Uint8Array) {
  const { render } = await loadRendering();
  return (await (await render(bytes)).finalPages).childElementCount;
}

const reasons: Record<WhyNotJoined, string> = {
  look: 'anders aussieht als die übrigen',
  contents:
    'etwas enthält, was in der Mappe nicht gleich bliebe (Fussnoten, Kommentare, Diagramme, Objekte, nummerierte Listen, ein Inhaltsverzeichnis oder Querverweise)',
};
