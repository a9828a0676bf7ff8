import type { Data } from './data';

type Item = { checkboxText: string; number: number };

/**
 * Numbers to call, each whole and in parts: «144» and «Ambulanz», «079 555 01 11» and «Bauer Huber».
 * One without a number is all purpose.
 */
export function printNumbers(items: readonly Item[]): Data['alarm'][number]['items'] {
  return items.map((item) => {
    const { phoneNumber = '', purpose = item.checkboxText } =
      (inFront.exec(item.checkboxText) ?? atEnd.exec(item.checkboxText))?.groups ?? {};
    return { ...item, phoneNumber, purpose };
  });
}

const inFront = /^(?<phoneNumber>\+?\d[\d ]*)[\s:,]+(?<purpose>\D.*)$/s;
const atEnd = /^(?<purpose>.*?)[\s:,]+(?<phoneNumber>\+?\d[\d ]+\d)$/s;

const alwaysOnPoster: readonly string[] = ['144', '1414', '117', '118', '145'];

/** The same for the poster, without what stands in brackets. */
export function printForPoster(items: readonly Item[]): Data['importantNumbers'] {
  return printNumbers(items).map(({ checkboxText, phoneNumber, purpose, number }) => ({
    entry: checkboxText,
    phoneNumber,
    service: purpose.replace(/\s*\([^()]*\)$/, ''),
    isFurther: !alwaysOnPoster.includes(phoneNumber),
    number,
  }));
}
