import type { Element } from '@xmldom/xmldom';
import { type CheckName, checkDiagnostic } from '../sentences/check';
import { loopsOf, type PlacedTag } from '../tags/readBlocks';
import { isUnseen } from '../tags/readTags';
import { runsBetween } from '../word/paragraphs';
import type { Styles } from '../word/styles';
import { closest, elementsBelow, holds, isOn, propertyOf } from '../xml/tree';
import type { Shown } from './pages';

/** Oddities of a template that can be filled. A person should look at them before everyone gets the template. */
export function ruleWarnings({ tags, enclosed, paragraphs, styles }: Shown) {
  const texts = tags.filter(({ sign }) => sign === '');
  return [
    // A floating text box stands at the same place of the page in all turns.
    ...[...enclosed]
      .filter(([{ element }]) =>
        elementsBelow(element, 'wp:anchor').some((one) => holds(one, ['w:txbxContent'])),
      )
      .filter(([, block]) => loopsOf(block).length > 0)
      .map(([paragraph]) => checkDiagnostic('floating-in-loop', { paragraph })),
    ...paragraphs
      .filter((one) => !isUnseen(one.text) && isClipped(one.element, styles))
      .map((paragraph) => checkDiagnostic('exact-line', { paragraph }, paragraph.text.trim())),
    ...said('hidden', texts, ({ paragraph, start, end }) =>
      runsBetween(paragraph, start, end).every((run) => {
        const own = propertyOf(run, 'w:vanish');
        return own
          ? isOn(own)
          : [run, paragraph.element].some(
              (one) => styles.valueFor(one, 'w:rPr', 'w:vanish', 'w:val') === 'true',
            );
      }),
    ),
    ...texts.flatMap((tag) => {
      const kind = fixedAround(tag, styles);
      return kind ? checkDiagnostic(`fixed-height.${kind}`, tag, tag.inner) : [];
    }),
  ];
}

function said(name: CheckName, tags: readonly PlacedTag[], isSo: (tag: PlacedTag) => unknown) {
  return tags.filter(isSo).map((tag) => checkDiagnostic(name, tag, tag.inner));
}

/** Whether the lines of a paragraph are lower than its letters: Word cuts the letters off. */
function isClipped(element: Element, styles: Styles) {
  const spacing = propertyOf(element, 'w:spacing');
  const measure = (name: string) =>
    spacing?.getAttribute(name) ?? styles.valueFor(element, 'w:pPr', 'w:spacing', name);
  const size = Number(styles.valueFor(element, 'w:rPr', 'w:sz', 'w:val'));
  return measure('w:lineRule') === 'exact' && Number(measure('w:line')) < 10 * size;
}

/** The kind of container around a text that does not grow with the text. */
function fixedAround({ paragraph: { element }, scopes }: PlacedTag, styles: Styles) {
  const box = closest(element, ['wps:wsp']);
  if (box && !holds(box, ['a:spAutoFit'])) {
    if (scopes.length > 1) return 'list';
    // Three lines have room in a banner. Half a point is 6350 EMU; a line takes six fifths of its font size.
    const height = Number(box.getElementsByTagName('a:ext')[0]?.getAttribute('cy'));
    const size = Number(styles.valueFor(element, 'w:rPr', 'w:sz', 'w:val'));
    return height >= 3 * size * 6350 * 1.2 ? undefined : 'box';
  }
  // A floating shape is not part of the row that holds its anchor.
  const outer = ['w:tr', 'wp:anchor'];
  for (let row = closest(element, outer); row?.nodeName === 'w:tr'; ) {
    if (propertyOf(row, 'w:trHeight')?.getAttribute('w:hRule') === 'exact') return 'row';
    row = closest(row.parentNode, outer);
  }
  return;
}
