import { generatorEntries, templatesPage } from '../../catalog';
import type { ReadDocument } from '../../document/readDocument';
import type { OwnPoint } from '../../generators/points';
import { withRoom } from '../../generators/readInput';
import type { Draft } from '../draft/draft';
import { broughtFile, startDraft } from '../draft/drafts';
import { checkingEngine } from '../engine/engines';
import { openTemplates, templateEntries } from '../template/checkCustomTemplate';

/** A use of a file or text that carries no input. `path` is the path of the page that shows the result. */
export type FileUse = {
  label: string;
  path: string;
  /** Carries out the use. A text as the result is a message for the current page. */
  run: () => Promise<unknown>;
};

/**
 * The length of the longest text that is read as a list, in characters. A text of this length fills about twenty pages,
 * and a list of points is much shorter. Pasting a text of this length into a field takes 0.2 s in Chromium 156.
 */
export const longestList = 50_000;

/**
 * A text is offered as a list for the document of another page only if at least this many lines are known (`listsIn`).
 * A pasted text without people needs no known line on the start page.
 */
const fewest = 3;

/**
 * Finds the uses of a file that carries no input. A template of the current page has one use: the page takes the
 * template. Any other Word file can be brought to the page for designers. A file that is no template of any document
 * can also be used as a list of points, or for the people in its text.
 *
 * @param currentPath the path of the current page
 * @returns the uses whose result is shown on the current page, then all other uses
 */
export async function usesOfFile(file: File, read: ReadDocument, currentPath: string) {
  const entries = await templateEntries(file, read);
  const entry = entries.find(({ path }) => path === currentPath);
  const look = {
    label: 'Ihr Aussehen für alle Dokumente',
    path: entry ? currentPath : `${templatesPage.path}#briefkopf`,
    async run() {
      if (!entry) return broughtFile.set(file);
      const bytes = new Uint8Array(await file.arrayBuffer());
      return openTemplates([{ name: file.name, bytes, entry }]);
    },
  };
  const isList = entries.length === 0 && read.text.length <= longestList;
  const found = isList ? await usesOfText(read.text, `«${file.name}»`, currentPath, false) : [];
  return read.tags ? [...found, look] : found;
}

/**
 * Finds the uses of a text. A text can be used as a list of points, or for the people in the text.
 *
 * The first list is for the document of the current page. The second list is for the document that knows the most
 * lines: at least `fewest`, and more than the document of the current page.
 *
 * A text without people that is pasted on the start page has other uses. If a document knows at least half as many
 * lines as the list has points, the only use is for this document. Otherwise, there is a use for each document that
 * takes lists, unless the list is a single point.
 *
 * @param name the name of the text in a sentence after «Aus», e.g. `dem Text`
 * @param currentPath the path of the current page
 * @param isPasted true for a pasted text, which is meant as a list. A file may be anything else, e.g. a letterhead
 */
export async function usesOfText(
  text: string,
  name: string,
  currentPath: string,
  isPasted: boolean,
) {
  const people = await peopleIn(text, name);
  const hasPeople = people.length > 0;
  const lists = await listsIn(text, hasPeople);
  const ofPage = lists.find(({ entry }) => entry.path === currentPath);
  const least = Math.max(fewest, (ofPage?.known ?? 0) + 1);
  const mayOfferAll = isPasted && currentPath === '/' && !hasPeople;
  const best = lists.find(({ known, points }) => known >= (mayOfferAll ? points / 2 : least));
  const offered = lists.filter((one) =>
    // A single unknown line is no list.
    mayOfferAll && !best ? one.points > 1 : one === ofPage || one === best,
  );
  const found = [...people, ...offered.map((one) => listUse(one, name))];
  return found.toSorted(
    (one, other) => Number(other.path === currentPath) - Number(one.path === currentPath),
  );
}

type FoundList = Awaited<ReturnType<typeof listsIn>>[number];

/**
 * Reads a text as a list for each document that takes lists. The document that knows the most lines is first. A line is
 * known for a document when the line shares a long word with a point of the document. In a text with people, a line is
 * known only when the line ticks a point, because a shared word such as «Küche» may be the duty of a person.
 */
async function listsIn(text: string, hasPeople: boolean) {
  const lists = [];
  for (const entry of generatorEntries) {
    const { counted, groups } = await entry.load();
    if (!counted) continue;
    const list = await checkingEngine.ask('sort', new Uint8Array(), [text, groups, entry.slug]);
    const known = hasPeople ? list.ticked.length : list.known;
    // Several lines may tick the same point, as `Gamelle` and `Becher` do.
    const ids = new Set(list.ticked.map(({ id }) => id));
    const points = ids.size + list.own.length;
    if (points > 0) lists.push({ entry, list, ids, known, points });
  }
  return lists.sort((one, other) => other.known - one.known);
}

/** The use of a text as the list of a document. The points of the list are added to the form. */
function listUse({ points, list, ids, entry }: FoundList, source: string): FileUse {
  return {
    label: `${points} ${points === 1 ? 'Punkt' : 'Punkte'} für «${entry.name}»`,
    path: entry.path,
    async run() {
      const draft = await startDraft(entry);
      const input = draft.input();
      const { ticked = [], own } = input;
      const isNew = ({ place, text }: OwnPoint) =>
        !own.some((one) => one.place === place && one.text === text);
      const added = {
        ticked: [...ticked, ...ids],
        own: [...own, ...list.own.filter(isNew)],
      };
      const read = list.headings.map((heading) => `Als Überschrift gelesen: «${heading}».`);
      const sentence = `Aus ${source} angekreuzt: ${ids.size}, als eigene Punkte: ${list.own.length}.`;
      fill(draft, { ...input, ...added }, read, sentence);
    },
  };
}

async function peopleIn(text: string, source: string): Promise<FileUse[]> {
  for (const entry of generatorEntries) {
    const { addPeople, readInput } = await entry.load();
    const found = addPeople?.(readInput({}), text);
    if (!found) continue;
    async function run() {
      const draft = await startDraft(entry);
      const added = addPeople?.(draft.input(), text);
      if (added) fill(draft, added.input, [], `Aus ${source} übernommen: ${added.sentence}.`);
    }
    return [{ label: `${found.sentence} für «${entry.name}»`, path: entry.path, run }];
  }
  return [];
}

/** Fills a form with an input that no file holds exactly, and shows a message. */
function fill(draft: Draft, input: object, leftOut: readonly string[], sentence: string) {
  const { readInput, groups } = draft.generator;
  const cut = withRoom(input, groups);
  draft.fill(readInput(cut.json), {
    sentence,
    leftOut: [...leftOut, ...cut.leftOut],
    back: 'Vorherige Eingaben wiederherstellen',
    isNew: true,
  });
}
