import { fallback, type InferOutput, object, optional, picklist } from 'valibot';
import { byName } from './data';
import { looks } from './looks';
import { text } from './points';
import { isRecord, plainText } from './readInput';

/** What is said of a camp, and its look: the `name`s of the form's fields. */
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
 * What the documents of a camp have in common, as typed: days are `yyyy-mm-dd` or empty, and so is the look where
 * it is that of the originals.
 */
export const camp = optional(
  object({
    ...byName(all, () => text),
    // One that is gone is that of the originals.
    look: optional(fallback(picklist(looks.map(({ slug }): string => slug)), ''), ''),
  }),
  {},
);

export type Camp = InferOutput<typeof camp>;

/**
 * JSON whose camp stands where it stands now. In version 1 the concept had its name and days, and the ToDo
 * list its days, each among its own fields.
 */
export function withCamp(json: unknown) {
  if (!isRecord(json) || 'camp' in json) return json;
  const { campName: name, startDate, endDate, ...rest } = json;
  const camp = { name, startDate, endDate };
  return Object.values(camp).some((one) => one !== undefined) ? { ...rest, camp } : json;
}

/** The camp in the fields of a form, by their names. */
export function campIn(texts: Record<string, string>) {
  return byName(all, (name) => plainText(texts[campFieldNames[name]] ?? ''));
}

/** What is said of a camp: all but its look. */
export function campTexts({ look: _look, ...said }: Camp) {
  return Object.values(said);
}

/** What of the camp a generator's own form asks for; the rest is empty. */
export function ownCamp(names: readonly (keyof Camp)[], camp: Camp) {
  return byName(all, (name) => (names.includes(name) ? camp[name] : ''));
}

/** The camp without that. */
export function othersCamp(names: readonly (keyof Camp)[], camp: Camp) {
  return { ...camp, ...byName(names, () => '') };
}

/** A camp that came from elsewhere; what it does not say stays as it is here. */
export function joinedCamp(given: Camp, here: Camp) {
  return byName(all, (name) => given[name] || here[name]);
}
