import { generatorEntries, templatesPage } from '../../catalog';
import type { ReadDocument } from '../../document/readDocument';
import { limitSentences } from '../../generators/openInput';
import { shorten, withRoom } from '../../generators/readInput';
import { startOfJson } from '../../generators/savedInput';
import type { Draft } from '../draft/draft';
import { broughtFile, startDraft } from '../draft/drafts';
import { checkingEngine } from '../engine/engines';
import { applyLetterhead } from '../template/applyLetterhead';
import { namedEntry, openTemplate, templateEntries } from '../template/checkCustomTemplate';

/**
 * A use of a file or text without inputs, e.g. as a list of points. `known` is the number of recognised lines or
 * people. `known` is `Infinity` for a document that the file name or the first line names (`namedEntry`), if the
 * document knows enough lines. `path` is the path of the page that shows the result.
 */
export type FileUse = {
  label: string;
  known: number;
  path: string;
  /** True for a letterhead, whose progress and result stand below the looks (`Looks`). */
  isLetterhead?: boolean;
  /** Carries out the use. If the result is a text, the current page shows this text as a message. */
  run: () => Promise<unknown>;
};

/**
 * The longest text that is read as a list, in characters. A text of this length fills about twenty pages. Pasting this
 * text into a field takes 0.2 s in Chromium 156.
 */
export const longestList = 50_000;

/** The number of lines that a document of another page must know to be offered for a text (`listsIn`). */
const fewest = 3;

/** Three lines in a row that begin with a sign, as in `• Seil`. */
const pointsInRow = /^(\s*[•*–-].*\n?){3}/m;

/** The largest number of own points or headings that a message names. */
const mostNamed = 12;

/**
 * Finds the uses of a file that carries no input:
 * - A template of the current page's document becomes the custom template of this document.
 * - A template of another document is checked on the page for designers (`LookSection`).
 * - Any other Word file becomes a letterhead (`applyLetterhead`).
 * - A file that is no template of any document can be a list of points or of people. A list that names its document is
 *   no letterhead.
 *
 * @param currentPath the path of the current page
 */
export async function usesOfFile(file: File, read: ReadDocument, currentPath: string) {
  const entries = await templateEntries(file, read);
  const entry = entries.find(({ path }) => path === currentPath);
  const isLetterhead = !entries[0];
  const look = {
    label: 'Das Aussehen aller Dokumente',
    known: 0,
    path: entry || isLetterhead ? currentPath : templatesPage.path,
    isLetterhead,
    async run() {
      if (entry) return openTemplate(entry, file);
      if (isLetterhead) applyLetterhead(file);
      else broughtFile.set(file);
    },
  };
  const found =
    !entries[0] && !read.text[longestList] && !startOfJson.test(read.text)
      ? await usesOfText(read.text, `«${file.name}»`, currentPath, !read.tags)
      : [];
  return read.tags && found[0]?.known !== Infinity ? [...found, look] : found;
}

/**
 * Finds the uses of a text: as a list of points, or as a list of people. A line about a person never becomes a point.
 * If the text names the document for people, the people are the only use. If the text names a document that knows its
 * lines, the people are no use.
 *
 * @param name the name of the text in a sentence after «Aus», e.g. `«Liste.txt»`
 * @param currentPath the path of the current page
 * @param isPasted true for a pasted text and for a plain text file, which are meant as lists. A Word file may be a
 *   letterhead.
 */
export async function usesOfText(
  text: string,
  name: string,
  currentPath: string,
  isPasted: boolean,
) {
  for (const entry of generatorEntries) {
    const { addPeople, readInput } = await entry.load();
    const found = addPeople?.(readInput({}), text);
    if (!found) continue;
    const { people, rest, isMixed } = found;
    const use = {
      label: `${entry.name} (Personen: ${people})`,
      known: people,
      path: entry.path,
      async run() {
        const draft = await startDraft(entry);
        const added = addPeople?.(draft.input(), text);
        if (!added) return;
        fill(
          draft,
          added.input,
          isMixed
            ? [`Nicht übernommen: Zeilen ohne Person (${rest.match(/.*\S.*/g)?.length})`]
            : [],
          `Aus ${name} übernommen: ${added.sentence}.`,
        );
      },
    };
    if (namedEntry(`${name} ${text.trim()}`) === entry) return [{ ...use, known: Infinity }];
    const lists = await listsIn(rest, name, currentPath, !isMixed, isPasted, [
      `Nicht übernommen, weil fürs «${entry.name}»: Personen (${people})`,
    ]);
    return lists[0]?.known === Infinity
      ? lists
      : lists.toSpliced(isMixed && lists[0]?.known ? 1 : 0, 0, use);
  }
  return listsIn(text, name, currentPath, false, isPasted);
}

/**
 * Finds the documents for which a text can be a list, and sorts the documents by the number of known lines. A known
 * line shares a long word with a point of the document. In a list of people, only a line that ticks a point is known,
 * because a shared word such as «Küche» may be the duty of a person. The same rule holds for a single line, which may
 * be a greeting or an address. A named document is the first document, if it knows a line of a pasted text, or `fewest`
 * lines of a Word file. The documents are:
 * - the document of the current page. A Word file must have three points in a row (`pointsInRow`), because most
 *   letterheads have a sample text.
 * - the document with the most known lines, if at least `fewest` lines are known
 *
 * For a text that was pasted on the start page, the documents are:
 * - only the named document, if it is the first document
 * - only the best document, if no document is named and the best is clearly the best. The best must know more than
 *   half of the lines, and more than twice the lines of the next.
 * - otherwise every document. A text of one line is only for documents that know the line.
 */
async function listsIn(
  text: string,
  source: string,
  currentPath: string,
  isBesidePeople: boolean,
  isPasted: boolean,
  leftOut: readonly string[] = [],
): Promise<FileUse[]> {
  const named = namedEntry(`${source} ${text.trim()}`);
  const lists = [];
  for (const entry of generatorEntries) {
    const { counted, groups } = await entry.load();
    if (!counted) continue;
    const list = await checkingEngine.ask('sort', new Uint8Array(), [text, groups, entry.slug]);
    // Several lines may tick one point, e.g. `Gamelle` and `Becher`.
    const ids = new Set(list.ticked.map(({ id }) => id));
    const isStrict = isBesidePeople || list.count === 1;
    const known = isStrict ? ids.size : list.known;
    if (!(isBesidePeople ? known : list.count)) continue;
    lists.push({
      label: known
        ? `${entry.name} (${known}\u00a0von\u00a0${list.count}\u00a0Zeilen bekannt)`
        : entry.name,
      known: entry === named && known >= (isPasted ? 1 : fewest) ? Infinity : known,
      count: list.count,
      path: entry.path,
      async run() {
        const draft = await startDraft(entry);
        const { ticked = [], own, ...input } = draft.input();
        const read = Object.entries({
          'Als eigene Punkte': list.own.map((point) => point.text),
          'Als Überschrift gelesen': list.headings,
        }).flatMap(([how, texts]) => {
          const all = texts.map((text) => `«${shorten(text)}»`);
          return all[0] ? `${how}: ${limitSentences(mostNamed, all).join(', ')}` : [];
        });
        const added = list.own.filter(
          ({ place, text }) => !own.some((one) => one.place === place && one.text === text),
        );
        fill(
          draft,
          { ...input, ticked: [...ticked, ...ids], own: [...own, ...added] },
          [...leftOut, ...read],
          `Aus ${source} angekreuzt: ${ids.size}.`,
        );
      },
    });
  }
  lists.sort((one, other) => other.known - one.known);
  if (!isPasted || currentPath !== '/') {
    const isForPage = isPasted || pointsInRow.test(text);
    return lists.filter(
      ({ path, known }, at) => (isForPage && path === currentPath) || (!at && known >= fewest),
    );
  }
  const [best, next] = lists;
  return best &&
    (named
      ? best.known === Infinity
      : best.known > Math.max(2 * (next?.known ?? 0), best.count / 2))
    ? [best]
    : lists.filter(({ known }) => known || text.trim().includes('\n'));
}

/** Fills a form with an input that is not yet saved in a file, and shows a message. */
function fill(draft: Draft, input: object, leftOut: readonly string[], sentence: string) {
  const { readInput, groups } = draft.generator;
  const cut = withRoom(input, groups);
  draft.fill(readInput(cut.json), {
    sentence,
    leftOut: [...leftOut, ...cut.leftOut],
    isNew: true,
  });
}
