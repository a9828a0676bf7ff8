import type { Element } from '@xmldom/xmldom';

/** The value of an attribute in one spelling; a switch without one is on. */
export function settingOf(element: Element, attribute: string): string | undefined {
  const isSwitch = /^w:([bi]|pageBreakBefore)$/.test(element.nodeName);
  const value = element.getAttribute(attribute) ?? (isSwitch ? 'true' : undefined);
  if (value === undefined) return undefined;
  if (value === 'start') return 'left';
  if (isSwitch) return /^(0|false|off)$/.test(value) ? 'false' : 'true';
  return value;
}
