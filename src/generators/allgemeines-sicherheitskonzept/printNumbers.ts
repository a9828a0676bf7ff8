import type { Data } from './data';

/**
 * Numbers to call as they stand on the emergency sheet, where every word costs height: «144» and
 * «Ambulanz», without what stands in brackets. An own one without a number in front is all service.
 */
export function printNumbers(
  items: readonly { checkboxText: string; number: number }[],
): Data['importantNumbers'] {
  return items.map(({ checkboxText, number }) => {
    const [, phoneNumber = '', rest = checkboxText] =
      /^(\+?\d[\d\s]*)\s(\D.*)$/s.exec(checkboxText) ?? [];
    const service = rest.replace(/\s*\([^()]*\)$/, '');
    return { entry: checkboxText, phoneNumber: phoneNumber.trim(), service, number };
  });
}
