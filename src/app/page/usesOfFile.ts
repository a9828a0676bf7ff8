import { type GeneratorEntry, generatorEntries } from '../../catalog';
import type { ReadInput } from '../../generators/contract';
import { nameTexts } from '../../generators/openInput';
import { InputError, withRoom } from '../../generators/readInput';
import { startDraft } from '../draft/drafts';
import { longestList, openFile } from '../draft/openFile';
import { checkingEngine } from '../engine/engines';
import { applyLetterhead } from '../template/applyLetterhead';
import { namedEntry, openTemplate, templateEntries } from '../template/checkCustomTemplate';

/**
 * A use of a file or text without inputs, e.g. as a list of points. `run` carries out the use. `path` is the path of
 * the page that shows the result.
 */
export type FileUse = {
  label: string;
  /** The reason for the use, e.g. «angekreuzt: 21, eigene Punkte: 3». */
  reason?: string;
  /** Lines that name what the use leaves out, and what somebody must check afterwards. */
  leftOut?: string;
  path: string;
  /** True for a letterhead, whose progress and result `LetterheadOutcome` shows. */
  isLetterhead?: boolean;
  run: () => Promise<unknown>;
};

/** The paths of the documents to which most old lists belong. The last is the most likely. */
const likely = ['/lager/lagerpakt', '/lager/packliste'];

/**
 * The least number of known lines (`listsIn`) for a list of another page's document, and for a list in a Word file that
 * names its document.
 */
const fewestKnown = 3;

/** Three lines in a row that begin with a sign, as in `• Seil`. */
const pointsInRow = /^[ \t]*([•*–-].*$\s*){3}/m;

/**
 * Opens a file (`openFile`). Finds the uses of a file that carries no input:
 * - A template becomes the custom template of a document, if possible of the current page's document.
 * - Any other Word file becomes a letterhead.
 * - A file that is no template can be a list of points or of people. A list that names its document is no letterhead.
 *
 * @param currentPath the path of the current page
 * @throws an error for `fileFailure` when the file cannot be used
 */
export async function usesOfFile(file: File, currentPath: string) {
  const { opened, read } = await openFile(file);
  if (!read) return { opened, uses: [] };
  const { tags, text } = read;
  const entries = await templateEntries(file, read);
  const here = entries.filter(({ path }) => path === currentPath);
  const templates = (here[0] ? here : entries).map(
    (entry): FileUse => ({
      label: `Vorlage für «${entry.name}»`,
      path: entry.path,
      run: () => openTemplate(entry, file),
    }),
  );
  if (templates[0]) return { uses: templates };
  const look: FileUse = {
    label: 'Das Aussehen aller Dokumente',
    path: currentPath,
    isLetterhead: true,
    run: async () => void applyLetterhead(file),
  };
  const found = text[longestList]
    ? []
    : await usesOfText(text, `«${file.name}»`, currentPath, !tags);
  const uses = tags && found[0]?.known !== Infinity ? [...found, look] : found;
  if (uses[0]) return { uses };
  throw new InputError(
    'Darin steht keine Liste. Schreib pro Zeile einen Punkt oder eine Person mit Nummer.',
  );
}

/**
 * Finds the uses of a text: as a list of points, or as a list of people. A line about a person never becomes a point.
 * If the text names the document that takes people, a list of people is the only use. If the text names another
 * document with enough known lines (`listsIn`), a list of people is no use.
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
    const { rest, isMixed, leftOut, sentence } = found;
    const use = {
      ...fillingUse(entry, name, sentence, leftOut, (input) => addPeople?.(input, text)?.input),
      known: 0,
      count: 0,
    };
    if (namedEntry(`${name} ${text.trim()}`) === entry) return [{ ...use, known: Infinity }];
    const lists = await listsIn(rest, name, currentPath, !isMixed, isPasted, [
      `Nicht übernommen, weil fürs «${entry.name}»: ${sentence}`,
    ]);
    return lists[0]?.known === Infinity
      ? lists
      : lists.toSpliced(isMixed && lists[0]?.known ? 1 : 0, 0, use);
  }
  // A text of one line with a web address is usually a message that links to a file, and no list.
  if (isPasted && /^.*(http|www\.).*$/i.test(text.trim())) {
    throw new InputError(
      'Webadressen öffnet die Lagerkiste nicht. Lade die Datei herunter und öffne sie hier.',
    );
  }
  return listsIn(text, name, currentPath, false, isPasted);
}

/**
 * Finds the documents for which a text can be a list, and sorts the documents by the number of known lines. A known
 * line shares a long word with a point of the document. In a list of people, only a line that ticks a point is known,
 * because a shared word such as «Küche» may be the duty of a person. The same rule holds for a single line, which may
 * be a greeting or an address. A named document comes first if a pasted text has one known line, or a Word file has
 * `fewestKnown`. The result is:
 * - the document of the current page. A Word file must have three points in a row (`pointsInRow`), because most
 *   letterheads have a sample text.
 * - the document with the most known lines, if at least `fewestKnown` lines are known
 *
 * For a pasted text that is no list of the current page's document, e.g. on the start page, the result is:
 * - only the named document, if the named document comes first
 * - only the first document, if no document is named, more than half of the lines are known, and more than twice as
 *   many as for the second document
 * - otherwise every document
 */
async function listsIn(
  text: string,
  source: string,
  currentPath: string,
  isBesidePeople: boolean,
  isPasted: boolean,
  leftOut: readonly string[] = [],
) {
  const named = namedEntry(`${source} ${text.trim()}`);
  const lists = [];
  for (const entry of generatorEntries) {
    const { counted, groups } = await entry.load();
    if (!counted) continue;
    const list = await checkingEngine.ask('sort', new Uint8Array(), [text, groups, entry.slug]);
    // Several lines may tick one point, e.g. `Gamelle` and `Becher`.
    const ids = new Set(list.ticked.map(({ id }) => id));
    const known = isBesidePeople || list.count === 1 ? ids.size : list.known;
    if (!(isBesidePeople ? known : list.count)) continue;
    lists.push({
      ...fillingUse(
        entry,
        source,
        // A count of zero is left out.
        `angekreuzt: ${ids.size}, eigene Punkte: ${list.own.length}`.replace(
          /^[^,]*: 0, |, .*: 0$/,
          '',
        ),
        [
          ...leftOut,
          ...nameTexts(
            'Als eigene Punkte',
            list.own.map(({ text }) => text),
          ),
          ...nameTexts('Als Überschrift gelesen', list.headings),
        ],
        ({ ticked = [], own, ...input }) => ({
          ...input,
          ticked: [...ticked, ...ids],
          own: own.concat(
            list.own.filter(
              ({ place, text }) => !own.some((one) => one.place === place && one.text === text),
            ),
          ),
        }),
      ),
      known: entry === named && known >= (isPasted ? 1 : fewestKnown) ? Infinity : known,
      count: list.count,
    });
  }
  lists.sort(
    (one, other) =>
      other.known - one.known || likely.indexOf(other.path) - likely.indexOf(one.path),
  );
  if (!isPasted || lists.some(({ path }) => path === currentPath)) {
    return lists.filter(
      ({ path, known }, at) =>
        (path === currentPath && (isPasted || pointsInRow.test(text))) ||
        (!at && known >= fewestKnown),
    );
  }
  const [best, next] = lists;
  return best &&
    (named
      ? best.known === Infinity
      : best.known > Math.max(2 * (next?.known ?? 0), best.count / 2))
    ? [best]
    : lists;
}

/**
 * Returns a use that fills a form with its input and a text. The input is then not yet saved in a file.
 *
 * @param source the name of the text in a sentence after «Aus»
 * @param leftOut sentences in the message after the use
 */
function fillingUse(
  entry: GeneratorEntry,
  source: string,
  reason: string,
  leftOut: readonly string[],
  addTo: (input: ReadInput) => object | undefined,
) {
  return {
    label: entry.name,
    reason,
    leftOut: leftOut.join('\n'),
    path: entry.path,
    async run() {
      const { generator, fill, input } = await startDraft(entry);
      const cut = withRoom({ ...addTo(input()) }, generator.groups);
      fill(generator.readInput(cut.json), {
        sentence: `Aus ${source} übernommen (${reason}).`,
        leftOut: [...leftOut, ...cut.leftOut],
        isNew: true,
      });
    },
  };
}
