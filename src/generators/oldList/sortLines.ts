import { day } from '../../ui/withoutMark';
import type { Group } from '../points';
import { matchPoints } from './matchPoints';
import { type ReadLine, readLines } from './readLines';

/** Where a line comes to stand. */
export type Standing =
  | { kind: 'ticked'; id: string }
  | { kind: 'own'; place: string }
  | { kind: 'out' };

/** The lines in their order, and how many more there were than can be read. */
export type SortedList = ReturnType<typeof sortLines>;

/**
 * A line, or one of the things that it names; `row` is where it stood, counted from 0. Of what is not sure, the
 * person is asked.
 */
export type SortedLine = SortedList['sorted'][number];

/** The group that the last heading names, or the point that it says of all that follows. */
type Under = { place?: string | undefined; id?: string | undefined };

type Item = { text: string; standing: Standing };

const out: Standing = { kind: 'out' };

/**
 * Every line of an old list as a ticked point, an own point or one that is left out: none is lost, and nothing
 * is in two places.
 *
 * @param slug of the document
 */
export function sortLines(text: string, groups: readonly Group[], slug: string) {
  const { lines, left } = readLines(text);
  const { isThings, pointOf, titled, placeOf, isSure } = matchPoints(groups, slug);
  const isMarkedList = lines.filter(({ mark }) => mark).length > lines.length / 2;
  const hasParts = lines.some(({ mark }) => mark === 'part');
  let under: Under = {};
  let isOver = false;

  const namesPlace = (heading: string) => Boolean(titled(heading)) || rest.test(heading);

  function isHeading({ text, mark }: ReadLine) {
    if (mark === 'title' || (mark === 'number' && hasParts) || /:$/.test(text)) return true;
    if (mark) return false;
    if (/\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text)) return true;
    const isShort = text.split(' ').length <= 4;
    if (isMarkedList) return isShort || isThings;
    return isShort && namesPlace(text);
  }

  function meantBy(heading: string) {
    const place = titled(heading);
    return place || !isThings ? { place } : { id: pointOf(heading)?.id };
  }

  function standingOf(text: string, under: Under): Standing {
    if (under.id !== undefined) return { kind: 'ticked', id: under.id };
    const point = pointOf(text);
    if (point) return { kind: 'ticked', id: point.id };
    return { kind: 'own', place: under.place ?? placeOf(text) };
  }

  /** The things in a line, or the line where it is one. */
  function itemsIn(text: string, under: Under): Item[] {
    const whole = { text, standing: standingOf(text, under) };
    if (!isThings || pointOf(text)?.likeness === 1) return [whole];
    const { texts, isEither } = splitItems(text);
    const parts = texts.map((part) => ({ text: part, standing: standingOf(part, under) }));
    const ids = parts.flatMap(({ standing }) => (standing.kind === 'ticked' ? standing.id : []));
    const [id] = ids;
    const isOne = new Set(ids).size === 1 && (isEither || ids.length === parts.length);
    return isOne && id ? [{ text, standing: { kind: 'ticked', id } }] : parts;
  }

  function sort(read: ReadLine, line: number) {
    const { text, mark } = read;
    const leftOut = [{ text, standing: out }];
    // Who greets in the middle of a list says no farewell.
    isOver ||= line + 1 > lines.length / 2 && farewell.test(text);
    if (isFraming(text) && pointOf(text)?.likeness !== 1) return leftOut;
    const point = pointOf(text);
    // «Necessaire» may be a heading or a point.
    const isItself =
      mark !== 'title' && !/:$/.test(text) && point && (!titled(text) || point.likeness === 1);
    if (isHeading(read) && !isItself) {
      under = meantBy(text.replace(/:$/, ''));
      return leftOut;
    }
    const [, head = '', inner = ''] = headed.exec(text) ?? [];
    if (isThings && head) {
      return [{ text: `${head}:`, standing: out }, ...itemsIn(inner, meantBy(head))];
    }
    const isAround =
      isOver || (!mark && ((line < 3 && listTitle.test(text)) || (isThings && isProse(text))));
    return isAround && !point ? leftOut : itemsIn(text, under);
  }

  /** What is left out says nothing, or names a place that the document has. */
  function isClear({ text, standing }: Item) {
    if (standing.kind === 'ticked') return isSure(text, standing.id);
    if (standing.kind === 'own' || !/\p{L}/u.test(text)) return true;
    const heading = text.replace(/:$/, '');
    return namesPlace(heading);
  }

  const sorted = lines.flatMap((read, line) =>
    sort(read, line).map((item) => ({ row: read.row, ...item, isSure: isClear(item) })),
  );
  return { sorted, left };
}

/** `Schlafen: Schlafsack, Mätteli` is a heading with what stands under it. */
const headed = /^([^:(]{2,40}):\s+(.+)$/;

/** Any of these words or phrases, parted by `|`. */
function oneOf(words: string, before = '') {
  const all = words.trim().replaceAll(/\s*\n/g, '|');
  return new RegExp(`${before}(?:${all})(?!\\p{L})`, 'iu');
}

const rest = oneOf(
  'diverses|sonst|sonstiges|weiteres|ausserdem|anderes|zusätzlich|übriges|varia',
  '^',
);

const farewell = oneOf(`
(liebe|freundliche|herzliche|beste|viele|schöne)n? (grüsse|gruss)
^(gruss|grüsse|grüessli|lg|mis bescht|auf wiedersehen|allzeit bereit)
`);

// Greetings, and whom to ask, when and where.
const beginnings = `
liebe|lieber|liebes|hallo|hoi|salü|sali|hey|guten tag|sehr geehrte|geschätzte
bei fragen|fragen|info|infos|adresse|treffpunkt|ort|datum|unterschrift|unterschrieben|anmeldung|kontakt
gilt für|seite|version|stand
`;

const signs = [
  farewell,
  oneOf(beginnings, '^'),
  // The heads of a table
  oneOf('((was|anzahl|gepackt|menge|stück|ok|check|bemerkungen|gegenstand|material) ?)+$', '^'),
  oneOf('bis bald|bis am|viel spass|wir freuen uns|danke, dass'),
  // Addresses, a day, a line to write on
  /www\.|https?:|\S+@\S+\.\w/i,
  day,
  /_{3,}|\.{5,}|…{3,}/,
];

/** Whether a line is written around a list: a greeting, an address, a day, a line to sign on. */
function isFraming(text: string) {
  return !/\p{L}/u.test(text) || signs.some((sign) => sign.test(text));
}

/** What the first lines of a list may call it. */
const listTitle = oneOf(
  'packliste|packing list|ausrüstung|ausrüstungsliste|lagerpakt|regeln|lagerregle|abmachungen|lager|sola|pfila|hela|weekend|kurs|20..',
);

/** Whether a line is a sentence to read, where others name a thing. */
function isProse(text: string) {
  return text.split(/\s+/).length > 6 && splitItems(text).texts.length === 1;
}

// What stands in brackets is not split.
const joints = /(?:\s*[,;]\s+|\s+(?:und|&|\+)\s+(?=\p{L}))(?![^(]*\))/u;
const eithers = /(?:\s*\/\s*|\s+oder\s+)(?![^(]*\))/;

/**
 * `Seife + Waschlappen` as its two things, `Pulli / Faserpelz` as either of them; what says more of a thing stays
 * with it (`Schlafsack, warm`).
 */
export function splitItems(text: string) {
  const list = parted(text, joints);
  const texts = list.length > 1 ? list : parted(text, eithers);
  return { texts, isEither: texts !== list && texts.length > 1 };
}

function parted(text: string, joint: RegExp) {
  const parts = text.split(joint).map((part) => part.trim());
  const named = /\p{Lu}/u.test(text) ? /\p{Lu}\p{L}/u : /\p{L}{2}/u;
  return parts.every((part) => named.test(part) && !noThing.test(part)) ? parts : [text];
}

/** What says more of the thing before, or is half a word. */
const noThing =
  /^(?:auch|falls|wenn|mit|ohne|für|zum|zur|am|im|in|der|die|das|mind|davon|keine?|nicht)(?!\p{L})|-\s*$/iu;
