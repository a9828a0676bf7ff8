import { type InferOutput, object, optional, pipe, string, transform } from 'valibot';
import { knownLook } from './looks';
import { isRecord, plainText } from './readInput';

const text = optional(string(), '');

/**
 * What the documents of a camp have in common, as typed: days are `yyyy-mm-dd` or empty, and so is the look where
 * it is that of the originals.
 */
export const camp = optional(
  object({
    name: text,
    departement: text,
    place: text,
    startDate: text,
    endDate: text,
    look: optional(pipe(string(), transform(knownLook)), ''),
  }),
  {},
);

export type Camp = InferOutput<typeof camp>;

/**
 * JSON whose camp stands where it stands now. In version 1 the concept had its name and days, and the ToDo
 * list its days, each among its own fields.
 */
export function withCamp(json: unknown): unknown {
  if (!isRecord(json) || 'camp' in json) return json;
  const { campName: name, startDate, endDate, ...rest } = json;
  const old = Object.entries({ name, startDate, endDate }).filter(
    ([, value]) => value !== undefined,
  );
  return old.length > 0 ? { ...rest, camp: Object.fromEntries(old) } : json;
}

/** The camp in the fields of a form, by their names. */
export function campIn(texts: Record<string, string>): Camp {
  const text = (name: string) => plainText(texts[name] ?? '');
  return {
    name: text('campName'),
    departement: text('campDepartement'),
    place: text('campPlace'),
    startDate: text('start-date'),
    endDate: text('end-date'),
    look: text('campLook'),
  };
}

/** What is said of a camp: all but its look. */
export function campTexts({ look, ...texts }: Camp) {
  return Object.values(texts);
}

/** What of the camp a generator's own form asks for; the rest is empty. */
export function ownCamp(names: readonly (keyof Camp)[], camp: Camp) {
  return eachOf(camp, (name) => (names.includes(name) ? camp[name] : ''));
}

/** The camp without that. */
export function othersCamp(names: readonly (keyof Camp)[], camp: Camp) {
  return eachOf(camp, (name) => (names.includes(name) ? '' : camp[name]));
}

/** A camp that came from elsewhere; what it does not say stays as it is here. */
export function joinedCamp(given: Camp, here: Camp) {
  return eachOf(here, (name) => given[name] || here[name]);
}

function eachOf(camp: Camp, textOf: (name: keyof Camp) => string) {
  const names = Object.keys(camp) as (keyof Camp)[];
  return Object.fromEntries(names.map((name) => [name, textOf(name)])) as Camp;
}
