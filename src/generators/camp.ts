import { fallback, type InferOutput, object, optional, picklist } from 'valibot';
import { byName, keysOf } from './data';
import { text } from './points';
import { isRecord, plainText } from './readInput';

/**
 * The looks that a camp can have instead of the look of the originals. The Word file of a look is
 * `templates/looks/<slug>.docx`. The slug is the name in lower case.
 */
export const looks = 'Klassisch Ruhig Wand Warm Schwarz'
  .split(' ')
  .map((name) => ({ slug: name.toLowerCase(), name }));

/** All looks. The first look, whose slug is empty, is the look of the originals. */
export const allLooks = [{ slug: '', name: 'Blau' }, ...looks];

export const campTypes = ['Zeltlager', 'Hauslager'] as const;
export type CampType = (typeof campTypes)[number];

/** The `name` attribute of the form field for each fact of the camp. */
export const campFieldNames = {
  name: 'campName',
  departement: 'campDepartement',
  place: 'campPlace',
  startDate: 'start-date',
  endDate: 'end-date',
  look: 'campLook',
};

const factNames = keysOf(campFieldNames);

/**
 * The schema of the camp: the facts that all documents of a camp share. An empty `look` means the look of the
 * originals. The schema accepts a day that does not exist, e.g. `2027-02-30`. `readInput` of a generator replaces such
 * a day by an empty text.
 */
export const camp = optional(
  object({
    ...byName(factNames, () => text),
    // An old file may name a look that the site no longer offers. The look then becomes empty.
    look: optional(fallback(picklist(looks.map(({ slug }) => slug)), ''), ''),
  }),
  {},
);

export type Camp = InferOutput<typeof camp>;

/**
 * Gives an input of version 1 the field `camp`. In version 1, `campName`, `startDate` and `endDate` were fields of the
 * input itself. Any other JSON stays unchanged.
 *
 *     before   { "startDate": "2027-07-12", "endDate": "2027-07-24" }
 *     after    { "camp": { "startDate": "2027-07-12", "endDate": "2027-07-24" } }
 */
export function withCamp(json: unknown) {
  if (!isRecord(json) || 'camp' in json) return json;
  const { campName: name, startDate, endDate, ...rest } = json;
  const camp = { name, startDate, endDate };
  return Object.values(camp).some((fact) => fact !== undefined) ? { ...rest, camp } : json;
}

/**
 * Makes the camp from the texts of a form.
 *
 * @param texts maps the `name` of each form field to its text
 */
export function campOfTexts(texts: Record<string, string>) {
  return byName(factNames, (name) => plainText(texts[campFieldNames[name]] ?? ''));
}

/** Returns the camp with empty texts for all facts that are not in `names`. */
export function campWithOnly(names: readonly (keyof Camp)[], camp: Camp) {
  return byName(factNames, (name) => (names.includes(name) ? camp[name] : ''));
}

/** Returns the camp with empty texts for the facts in `names`. */
export function campWithout(names: readonly (keyof Camp)[], camp: Camp) {
  return { ...camp, ...byName(names, () => '') };
}

/** Returns a copy of `given`. Each fact that is empty in `given` gets the value of the same fact in `here`. */
export function mergeCamps(given: Camp, here: Camp) {
  return byName(factNames, (name) => given[name] || here[name]);
}
