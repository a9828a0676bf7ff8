import type { Element } from '@xmldom/xmldom';
import { closest } from '../package/xmlTree';
import { remove } from './xmlEdits';

/** What holds a picture, a drawing or an object, in a run. */
export const shapes = ['w:drawing', 'w:pict', 'w:object'];

/** Takes out the whole shape that an element is part of, or else the element. */
export function dropShape(element: Element): void {
  remove((closest(element, shapes) as Element | null) ?? element);
}
