import type { Element } from '@xmldom/xmldom';

/** The properties in the attribute `style` of a VML shape, by their names in lower case. */
export function styleOfVml(shape: Pick<Element, 'getAttribute'>) {
  const entries = (shape.getAttribute('style') ?? '').split(';').map((one) => {
    const [name = '', value = ''] = one.split(':');
    return [name.trim().toLowerCase(), value.trim()] as const;
  });
  return new Map(entries);
}

type Style = ReturnType<typeof styleOfVml>;

const pointsPer: Record<string, number> = { pt: 1, in: 72, cm: 28.3465, mm: 2.83465, pc: 12 };

/** A length of a VML shape, converted to points. A number without a unit is in pixels. */
export function lengthOfVml(style: Style, name: string) {
  const text = style.get(name) ?? '';
  return (Number.parseFloat(text) || 0) * (pointsPer[/[a-z]+$/.exec(text)?.[0] ?? ''] ?? 0.75);
}

/**
 * The position of a VML shape in one direction: the reference (`from`), the alignment to the reference, and the offset
 * in points.
 */
export function placeOfVml(style: Style, direction: 'horizontal' | 'vertical') {
  const position = `mso-position-${direction}`;
  const start = direction === 'horizontal' ? 'left' : 'top';
  return {
    from: style.get(`${position}-relative`) ?? 'text',
    align: style.get(position) ?? '',
    offset: lengthOfVml(style, `margin-${start}`) + lengthOfVml(style, start),
  };
}

/**
 * The share of the free space that is before a shape with the alignment `align`: 0, 0.5 or 1. «Before» means on the
 * left for a horizontal alignment, and above for a vertical alignment.
 */
export function shareBefore(align: string | undefined) {
  if (align === 'center') return 0.5;
  return /^(right|bottom|outside)$/.test(align ?? '') ? 1 : 0;
}
