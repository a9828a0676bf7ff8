import { fallback, type InferOutput, object, optional, picklist } from 'valibot';
import { byName } from './data';
import { looks } from './looks';
import { text } from './points';
import { isRecord, plainText } from './readInput';

/** The `name`s of the form fields for the camp's facts and its look. */
export const campFieldNames = {
  name: 'campName',
  departement: 'campDepartement',
  place: 'campPlace',
  startDate: 'start-date',
  endDate: 'end-date',
  look: 'campLook',
};

const all = Object.keys(campFieldNames) as (keyof typeof campFieldNames)[];

/**
 * The facts that all documents of a camp share, as typed. Days are `yyyy-mm-dd` or empty; an empty `look` means the
 * look of the originals.
 */
export const camp = optional(
  object({
    ...byName(all, () => text),
    // An unknown look, such as one that the site no longer offers, becomes the look of the originals.
    look: optional(fallback(picklist(looks.map(({ slug }): string => slug)), ''), ''),
  }),
  {},
);

export type Camp = InferOutput<typeof camp>;

/**
 * JSON with the camp under `camp`. In version 1 the safety concept had its name and days, and the ToDo list its days,
 * among the other fields of the input.
 */
export function withCamp(json: unknown) {
  if (!isRecord(json) || 'camp' in json) return json;
  const { campName: name, startDate, endDate, ...rest } = json;
  const camp = { name, startDate, endDate };
  return Object.values(camp).some((one) => one !== undefined) ? { ...rest, camp } : json;
}

/** The camp from the texts of a form, which are listed by the `name` of their field. */
export function campIn(texts: Record<string, string>) {
  return byName(all, (name) => plainText(texts[campFieldNames[name]] ?? ''));
}

/** All texts of the camp except its look. */
export function campTexts({ look: _look, ...said }: Camp) {
  return Object.values(said);
}

/** The camp with only the given facts, e.g. those that a generator's own form asks for; all others are empty. */
export function ownCamp(names: readonly (keyof Camp)[], camp: Camp) {
  return byName(all, (name) => (names.includes(name) ? camp[name] : ''));
}

/** The camp with the given facts emptied. */
export function othersCamp(names: readonly (keyof Camp)[], camp: Camp) {
  return { ...camp, ...byName(names, () => '') };
}

/** The camp of an opened file or link; facts that are empty in `given` are taken from `here`. */
export function joinedCamp(given: Camp, here: Camp) {
  return byName(all, (name) => given[name] || here[name]);
}
