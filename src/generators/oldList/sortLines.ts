import { type Group, usualPlaceIn } from '../points';
import { readLines } from './readLines';
import { createMatcher, wordsOf } from './words';

const listNames =
  'packliste|packing list|ausrüstungsliste|materialliste|pakt|regel|regle|abmachung|aufgaben|pflichten|geländespiel|tageschef|\\btodo|^was .*mitnehmen|^(?:sonstiges|diverses|verschiedenes|hygiene|bekleidung)$';
// Matches the name of a whole list, e.g. «Packliste», and a heading that names no thing, e.g. «Hygiene».
const listName = new RegExp(listNames, 'i');

const camps =
  'Lager|LAGER|Sola|SoLa|SOLA|Hela|HeLa|HELA|Pfila|PfiLa|PFILA|Weekend|Pfadi|PFADI|Cevi|CEVI|Jubla|JUBLA|Jungwacht|Blauring';
// Matches a text that begins with e.g. «Packliste» or «Liebe», and a text without words in lower case that names a camp
// or a movement, e.g. «Pfadi Adler SoLa25». A date in digits counts, too.
const campTitle = new RegExp(
  String.raw`^(?:\S*list|Packing|Liebe|Hallo|Hoi|[\d .–-]+$|(?!.*(?<!\S)\p{Ll}).*(?:lager|LAGER|\b(?:${camps}))(?!\p{L}))`,
  'u',
);

// Matches after e.g. the comma of «Seife, Kamm». Nothing of the text is lost when the text is split here.
const partEnd = /(?<=[,&+] | und )/;

/**
 * Divides the lines of an old list into ticked points, own points and headings. A line that says the same as a point
 * ticks the point. A line such as «Schlafsack, Mätteli» ticks the points of all its parts, or none. The title of a group
 * or of the whole list becomes a heading. All further lines become own points.
 *
 * An unknown heading, e.g. «Nicht mitnehmen», may forbid the things below it. So the heading and the lines below it
 * become one own point, and none of the lines ticks a point. A heading of one word, e.g. «Waschsachen», forbids nothing
 * if the first line below it forbids nothing.
 *
 * @param slug the slug of the document
 * @returns
 * - `ticked`: the lines that tick a point
 * - `own`: the own points
 * - `headings`: the headings that forbid nothing
 * - `count`: the number of lines that are no `headings`
 * - `known`: the number of these lines that share a word of at least five letters with a point
 */
export function sortLines(text: string, groups: readonly Group[], slug: string) {
  const items = groups.flatMap((group) => group.items);
  // The points of the packing list are things. The points of the remaining documents are sentences.
  const matchers = items.map(({ id, text }) => ({
    id,
    matches: createMatcher(text, slug === 'packliste'),
  }));
  const groupIds = new Map(groups.map(({ id, title }) => [`${wordsOf(title)}`, id]));
  const idOf = (text: string) => {
    const words = wordsOf(text);
    return matchers.find(({ matches }) => matches(words))?.id ?? '';
  };
  // `points` holds the point that says the same as the line. Otherwise, `points` holds the points of all parts of the
  // line, or is empty. `group` is the id of the group whose title is the line.
  const lines = readLines(text).map((line) => {
    const parts = idOf(line.text) ? [line.text] : line.text.split(partEnd);
    const points = parts.map((text) => ({ text, id: idOf(text) }));
    return {
      ...line,
      points: points.every(({ id }) => id) ? points : [],
      group: groupIds.get(`${line.words}`),
    };
  });
  const pointWords = wordsOf(items.map((item) => item.text).join(' '));
  const divided = divideLines(lines, usualPlaceIn(groups));
  const entries = lines.filter((line) => !divided.headings.includes(withoutColon(line)));
  return {
    ...divided,
    count: entries.length,
    known: entries.filter(({ words }) => words.some((word) => word[4] && pointWords.includes(word)))
      .length,
  };
}

type Line = ReturnType<typeof readLines>[number] & {
  points: { text: string; id: string }[];
  group: string | undefined;
};

function divideLines(lines: readonly Line[], usualGroup: string) {
  const levelsBelow = findHeadings(lines);
  // The value of `heading` while no heading is above the current line. `group` gets the own points below the heading.
  // `level` is the level of the heading. `levelBelow` is the level of the first line below the heading. If the heading
  // and the lines below the heading become one own point, `texts` holds these lines.
  const noHeading = { group: usualGroup, level: 0, levelBelow: 0, texts: [] as string[] };
  let heading = noHeading;
  const own: { place: string; texts: string[] }[] = [];
  const ticked: Line['points'] = [];
  const headings: string[] = [];
  for (const [at, line] of lines.entries()) {
    const { words, isForbidding, hasOnlyUsualWords, level, points, group } = line;
    const text = withoutColon(line);
    const levelBelow = levelsBelow[at] ?? 0;
    // The lines below a heading end in two cases:
    // - The current line is a heading of an equal or smaller level.
    // - The current line has a smaller level than the first line below the heading. Exception: the current line is no
    //   heading, has an integer level (no bullet or number), and does not follow an empty line. Such a line may have
    //   lost its bullet when the list was copied.
    const isShallower = level < heading.levelBelow && (levelBelow || line.opens || level % 1 > 0);
    if (isShallower || (levelBelow && level <= heading.level)) heading = noHeading;
    const isHarmless =
      group ||
      (!isForbidding &&
        (hasOnlyUsualWords ||
          campTitle.test(text) ||
          listName.test(text) ||
          !(words[1] || lines[at + 1]?.isForbidding)));
    if (heading.texts[0]) heading.texts.push(text);
    else if (levelBelow && isHarmless) {
      headings.push(text);
      heading = { ...noHeading, group: group ?? usualGroup, level, levelBelow };
    } else if (points[0] && !levelBelow) ticked.push(...points);
    else {
      const texts = [text];
      own.push({ place: levelBelow ? usualGroup : heading.group, texts });
      // If a second heading directly follows a forbidding heading, it is unclear where the forbidden lines end. For a
      // forbidding heading such as «Nicht mitnehmen» (`hasOnlyUsualWords`), all further lines of the list count as
      // forbidden. For a forbidding heading such as «Handy nicht mitnehmen», the forbidden lines end at the first line
      // with a smaller level than the second heading.
      if (levelBelow) {
        heading =
          isForbidding && levelsBelow[at + 1]
            ? { ...noHeading, levelBelow: hasOnlyUsualWords ? 0 : levelBelow, texts }
            : { ...noHeading, level, levelBelow, texts };
      }
    }
  }
  return {
    ticked,
    own: own.map(({ place, texts }) => ({ place, text: joinToPoint(texts) })),
    headings,
  };
}

const withoutColon = ({ text }: Line) => text.replace(/:$/, '');

function joinToPoint(texts: readonly string[]) {
  const [heading = '', ...below] = texts.map((text) => text.replace(/[.!]$/, ''));
  if (below.length === 0) return texts.join();
  return `${heading}: ${below.join(/[,;.]/.test(below.join('')) ? '; ' : ', ')}`;
}

/**
 * Finds the headings of a list. The last line is never a heading. Any line before it is a heading in each of these
 * cases:
 *
 * - The line begins with the `#` of a Markdown heading, or ends with a colon.
 * - The line contains a forbidding word, and all its words forbid or mean «bring along».
 * - The line has no bullet or number, and is in capital letters.
 * - The line has no bullet or number, and is the title of a group.
 * - The line has no bullet or number, and is the title of the whole list, e.g. `Packliste Sommerlager`. A title has at
 *   most three words, and begins with «Was» or ends with a noun or number. A longer line, e.g. with the word «Regel»,
 *   may be a rule.
 * - The line has no bullet or number, and is a `campTitle` at the beginning of the text. Only such lines are above it.
 *   The first other line follows an empty line, or ends with a colon or full stop.
 * - The next line has a larger level. Exception: a sentence above an empty line is no heading.
 * - The line is the first of several plain lines between empty lines, e.g. `Kleider` in `Kleider⏎Hose⏎Jacke`. The line
 *   is neither a sentence nor a point. The list must have at least two lines of this kind. For such a line, this
 *   function returns `Infinity`. The lines below it then end at the next empty line, bullet or heading.
 *
 * @returns a number for each line: 0 for a line that is no heading, otherwise the level of the lines below the heading
 */
function findHeadings(lines: readonly Line[]) {
  const titleEnd = lines.findIndex(({ text }) => !campTitle.test(text));
  const afterTitles = lines[titleEnd];
  const hasTitles = afterTitles?.opens || /[:.]$/.test(afterTitles?.text ?? '');
  const levelsBelow = lines.map(
    ({ text, words, isForbidding, hasOnlyUsualWords, level, opens, points, group }, at) => {
      const next = lines[at + 1];
      if (!next) return 0;
      if (level < 2 || text.endsWith(':') || (isForbidding && hasOnlyUsualWords)) return next.level;
      // A sentence may be the last line of a message above the list.
      const isSentence = text.endsWith('.') && !isForbidding;
      if (next.level > level) return next.opens && isSentence ? 0 : next.level;
      const isInCapitals = /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text);
      const isTitle =
        (hasTitles && at < titleEnd) ||
        (!words[3] && listName.test(text) && /[\p{Lu}\d]\S*$|^Was /u.test(text));
      if (level % 1 === 0 && (isInCapitals || group || isTitle)) return next.level;
      const isFirst = opens && level === 2 && next.level === 2 && !next.opens;
      return isFirst && !isSentence && !points[0] ? Infinity : 0;
    },
  );
  const isDivided = levelsBelow.indexOf(Infinity) < levelsBelow.lastIndexOf(Infinity);
  return levelsBelow.map((level) => (level < Infinity || isDivided ? level : 0));
}
