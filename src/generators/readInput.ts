import { type GenericSchema, getDotPath, safeParse } from 'valibot';
import { forbiddenInXml } from '../document/xml/tree';
import { mostRows } from '../ui/formLimits';

/** The error for JSON that is no input of a generator. The message is a German sentence with the reason. */
export class InputError extends Error {
  override name = 'InputError';
}

/** Cuts a text to `longest` characters. The default is a good length for a quotation in a sentence. */
export function shorten(text: string, longest = 80) {
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
}

/**
 * Makes an input of plain JSON from a form, a file or a link. Missing fields get their defaults. Texts are trimmed, and
 * lose all characters that a Word document cannot hold. Code that gets an input need not clean the texts again.
 *
 * @throws InputError when the JSON does not have the shape of the schema. The message names at most five fields.
 */
export function readInput<Input>(schema: GenericSchema<unknown, Input>, json: unknown) {
  if (!isRecord(json)) throw refusal('Falsch ist', ['alles']);
  const result = safeParse(schema, withTexts(json, plainText));
  if (!result.success) {
    throw refusal(
      'Falsch ist',
      result.issues.map((issue) => `${getDotPath(issue)}`),
    );
  }
  const keys = Object.keys(json);
  // Every field of the schema has a default. So the schema accepts JSON whose fields are all unknown, e.g. an input of
  // another generator. This JSON is refused here.
  if (keys.length > 0 && !keys.some((key) => Object.hasOwn(Object(result.output), key))) {
    throw refusal('Hier gibt es kein', keys);
  }
  return result.output;
}

/**
 * Shortens the lists in the JSON of a file or link, because long lists slow the page down. The list of own points
 * keeps as many points as a form can hold: `mostRows` typed points in each group, and the ticked suggestions. Every
 * other list keeps `mostRows` rows.
 *
 * @returns the JSON, and `leftOut`: a list with one sentence about the removed rows, or an empty list
 */
export function withRoom(json: unknown, groups: readonly unknown[]) {
  if (!isRecord(json)) return { json, leftOut: [] };
  let count = 0;
  const cut = Object.entries(json).map(([name, value]) => {
    if (!Array.isArray(value)) return [name, value];
    const rows = value.slice(0, (name === 'own' ? groups.length + 1 : 1) * mostRows);
    count += value.length - rows.length;
    return [name, rows];
  });
  return {
    json: Object.fromEntries(cut),
    leftOut: count ? [`Für so viele Zeilen hatte es in ihrer Liste keinen Platz: ${count}.`] : [],
  };
}

function refusal(what: string, names: readonly string[]) {
  const named = names.slice(0, 5).map((name) => shorten(name));
  return new InputError(`Die Eingabe passt nicht. ${what} «${named.join('», «')}».`);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

// Matches a visible character. By section 5.21 of the Unicode Standard, fonts do not show default ignorable code
// points. Fonts do not show U+2800 (the empty Braille pattern), U+FFF9 to U+FFFB (marks of annotations) and U+FFFC (the
// placeholder of an object), either.
const visible = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffc]/u;

/**
 * Removes the characters that XML 1.0 forbids, because Word refuses a file with these characters. Every line break
 * becomes `\n`. The text is trimmed. A text without a visible character becomes empty.
 */
export function plainText(text: string) {
  const plain = text.split(forbiddenInXml).join('').replace(/\r\n?/g, '\n').trim();
  return visible.test(plain) ? plain : '';
}

/**
 * Copies plain JSON, with each text replaced by the result of `change`.
 *
 * @param change gets each text, and the path of the text without positions, e.g. `coaches.firstName`
 */
export function withTexts<Json>(json: Json, change: (text: string, path: string) => string) {
  function copy(value: unknown, path: string): unknown {
    if (typeof value === 'string') return change(value, path);
    if (Array.isArray(value)) return value.map((item) => copy(item, path));
    if (!isRecord(value)) return value;
    const entries = Object.entries(value).map(([name, inner]) => [
      name,
      copy(inner, path ? `${path}.${name}` : name),
    ]);
    return Object.fromEntries(entries);
  }

  return copy(json, '') as Json;
}
