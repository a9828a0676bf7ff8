/** A line as the things that it may name: a list for sure, or one or the other. */
export type Parts = { texts: string[]; isList: boolean; isEither: boolean };

const joints = /\s*[,;]\s+|\s+(?:und|&|\+)\s+(?=\p{L})/u;
const eithers = /\s*\/\s*|\s+oder\s+/;

export function asOne(text: string): Parts {
  return { texts: [text], isList: false, isEither: false };
}

/**
 * `Seife + Waschlappen` as its two things; brackets stay with their thing, and so does what says more of it
 * (`Schlafsack, warm`).
 */
export function splitItems(text: string): Parts {
  const list = parted(text, joints);
  if (list.length > 1) {
    return { texts: list, isList: /[,;]/.test(withoutBrackets(text)), isEither: false };
  }
  const either = parted(text, eithers);
  return { texts: either, isList: false, isEither: either.length > 1 };
}

function parted(text: string, joint: RegExp): string[] {
  const brackets: string[] = [];
  const hidden = text.replace(/\([^)]*\)?/g, (found) => `(${brackets.push(found) - 1})`);
  const shown = (part: string) => part.replace(/\((\d+)\)/g, (_, at) => brackets[Number(at)] ?? '');
  const parts = hidden
    .split(joint)
    .map((part) => part.trim())
    .filter(Boolean);
  const isLower = !/\p{Lu}/u.test(hidden);
  return parts.every((part) => isThing(part, isLower)) ? parts.map(shown) : [text];
}

const noThing =
  /^(?:auch|falls|wenn|mit|ohne|für|zum|zur|am|im|in|wer|die|der|das|z\.\s?B\.|mind|mindestens|davon|keine?|oder|nicht|max|ca)(?!\p{L})/iu;

function isThing(part: string, isLower: boolean): boolean {
  const words = part
    .replace(/\(\d+\)/g, '')
    .trim()
    .split(/\s+/);
  if (noThing.test(part) || words.length > 5 || /-$/.test(part)) return false;
  return isLower
    ? words.length <= 3 && /\p{L}{2}/u.test(part)
    : /\p{Lu}\p{L}/u.test(part.replace(/\sfür\s.*/, ''));
}

function withoutBrackets(text: string): string {
  return text.replace(/\([^)]*\)?/g, '');
}
