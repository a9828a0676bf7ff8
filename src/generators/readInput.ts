import { type BaseIssue, type GenericSchema, getDotPath, safeParse } from 'valibot';
import { forbiddenInXml } from '../document/package/xmlCharacters';
import { mostRows } from '../ui/formLimits';

/** More of what is wrong with an input nobody reads. */
const mostIssues = 5;

/** Longer sentences nobody reads; a file of strangers may name anything. */
const longestSentence = 400;

/** Says in German why something is no input, or none of its generator. */
export class InputError extends Error {
  override name = 'InputError';

  constructor(sentence: string) {
    super(shortened(sentence, longestSentence));
  }
}

/** A text as long as a sentence bears it. */
export function shortened(text: string, longest = 80) {
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}

/**
 * The one door for what people typed, saved or sent: plain JSON of unknown origin becomes an input. Its
 * lists are cut to the rows that a form holds, its
 * shape is checked, what a newer version has added gets its default, and texts are trimmed and rid of
 * what a Word document cannot carry. Nobody behind the door does so again.
 *
 * @throws InputError with the path of everything that has another shape
 */
export function readInput<Input>(schema: GenericSchema<unknown, Input>, json: unknown) {
  if (Array.isArray(json))
    throw refusal(['Bei «allem» wird ein Objekt erwartet, nicht eine Liste.']);
  const result = safeParse(schema, withTexts(withRoom(json).json, plainText));
  if (!result.success) throw refusal(result.issues.slice(0, mostIssues).map(sentenceFor));
  const keys = Object.keys(json ?? {});
  const known = Object.keys(result.output ?? {});
  // Every field has a default: what knows none of them is another generator's.
  if (keys.length > 0 && !keys.some((key) => known.includes(key))) {
    throw refusal([`Hier gibt es kein «${keys.slice(0, mostIssues).join('», «')}».`]);
  }
  return result.output;
}

/**
 * JSON whose lists have no more rows than a form holds: what comes behind them would hold up the page.
 *
 * @returns the JSON, and in a sentence how many rows are left out, where there are any
 */
export function withRoom<Json>(json: Json) {
  if (!isRecord(json)) return { json, leftOut: [] };
  let count = 0;
  const entries = Object.entries(json).map(([name, value]) => {
    if (!Array.isArray(value) || value.length <= mostRows) return [name, value] as const;
    count += value.length - mostRows;
    return [name, value.slice(0, mostRows)] as const;
  });
  if (count === 0) return { json, leftOut: [] };
  const more = count === 1 ? 'Eine weitere ist' : `${count} weitere sind`;
  const sentence = `In einer Liste haben ${mostRows} Zeilen Platz. ${more} nicht dabei.`;
  return { json: Object.fromEntries(entries) as Json, leftOut: [sentence] };
}

function refusal(sentences: readonly string[]) {
  return new InputError(`Die Eingabe passt nicht. ${sentences.join(' ')}`);
}

const german: Record<string, string> = {
  string: 'ein Text',
  Array: 'eine Liste',
  Object: 'ein Objekt',
};

function sentenceFor(issue: BaseIssue<unknown>) {
  const where = getDotPath(issue) ?? '';
  // A field that is not there is said as a key that is expected and undefined.
  if (issue.received === 'undefined') return `«${where}» fehlt.`;
  const expected = german[issue.expected ?? ''] ?? issue.expected;
  const received = german[issue.received] ?? issue.received;
  return `Bei «${where || 'allem'}» wird ${expected} erwartet, nicht ${received}.`;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

// Unicode, 5.21: no font shows a default ignorable code point. U+2800 is an empty pattern of Braille.
const visible = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffc]/u;

/**
 * The text as a Word document can carry it: characters that XML 1.0 forbids are dropped (Word refuses a file that holds
 * one), every line break is one `\n`, and the space around it is gone. A text that shows nothing is empty.
 */
export function plainText(text: string) {
  const plain = text.split(forbiddenInXml).join('').replace(/\r\n?/g, '\n').trim();
  return visible.test(plain) ? plain : '';
}

/**
 * A copy of plain JSON with other texts.
 *
 * @param change is told of each text where it stands, as a path without positions (`coaches.firstName`)
 */
export function withTexts<Json>(json: Json, change: (text: string, path: string) => string) {
  function copy(value: unknown, path: string): unknown {
    if (typeof value === 'string') return change(value, path);
    if (Array.isArray(value)) return value.map((item) => copy(item, path));
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(
      ([name, inner]) => [name, copy(inner, path ? `${path}.${name}` : name)] as const,
    );
    return Object.fromEntries(entries);
  }

  return copy(json, '') as Json;
}
