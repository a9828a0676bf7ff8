import type { WordPackage } from '../package/wordPackage';
import { checkDiagnostic, diagnosticsAbout } from '../sentences/check';
import type { Blocks, PlacedTag } from '../tags/readBlocks';
import { checkAuthor } from '../word/checkComments';
import { groupBy } from '../word/groupBy';
import { runsOf } from '../word/paragraphs';
import type { Styles } from '../word/styles';
import { child, closest, containsAny, elementsBelow, isOff, isOn, propertyOf } from '../xml/tree';

/**
 * Reports contents of a template that nobody wants in a document: comments, tracked changes, names of people, large
 * pictures, and settings such as write protection.
 */
export function fileWarnings(opened: WordPackage) {
  const elements = (path: string) => elementsBelow(opened.readableXml(path));
  const authored = opened
    .paths()
    .filter((path) => path.endsWith('.xml') && opened.text(path).includes('w:author='))
    .flatMap(elements)
    // Word writes moved text twice, in a `w:moveFrom` and in a `w:moveTo`. The `w:moveTo` counts.
    .filter((one) => one.hasAttribute('w:author') && !/moveFrom|Range/.test(one.nodeName));
  const kindOf = ({ nodeName }: { nodeName: string }) =>
    nodeName === 'w:comment' ? 'comments' : 'tracked-changes';
  const people = elements('docProps/core.xml')
    .filter(({ nodeName }) => ['dc:creator', 'cp:lastModifiedBy'].includes(nodeName))
    .map(({ textContent }) => textContent);
  const settings = elements('word/settings.xml')
    .filter((one) => isOn(one) && !isOff(one.getAttribute('w:enforcement')))
    .map(({ nodeName }) => nodeName);
  const isMarkedAsFinal = opened.text('docProps/custom.xml').includes('_MarkAsFinal');
  const flags = [
    ['protected', isMarkedAsFinal || settings.some((name) => name.endsWith('Protection'))],
    ['tracking', settings.includes('w:trackRevisions')],
    ['page-colour', settings.includes('w:displayBackgroundShape')],
  ] as const;
  return [
    ...groupBy(authored, kindOf).map((found) => {
      const authors = peopleAmong(found.map((one) => one.getAttribute('w:author'))).join(', ');
      return checkDiagnostic(kindOf(found[0]), {}, found.length, authors && ` von ${authors}`);
    }),
    ...diagnosticsAbout('names', peopleAmong(people)),
    ...flags.flatMap(([id, isSet]) => (isSet ? checkDiagnostic(id, {}) : [])),
    ...opened
      .paths()
      .filter((path) => path.startsWith('word/media/'))
      .map((path) => opened.content(path).length / 2 ** 20)
      .filter((megabytes) => megabytes > 1)
      .map((megabytes) =>
        checkDiagnostic('large-picture', {}, megabytes.toFixed(1).replace('.', ',')),
      ),
  ];
}

/** Returns each name once. Empty names, names that hold a tag, and the author of check comments are left out. */
function peopleAmong(names: readonly (string | null)[]) {
  const trimmed = new Set(names.map((name) => name?.trim() ?? ''));
  return [...trimmed].filter((name) => name !== '' && name !== checkAuthor && !name.includes('{'));
}

/** Reports text that the documents of a template would hide or cut off. */
export function hiddenTextWarnings({ tags }: Blocks, styles: Styles) {
  const texts = tags.filter(({ sign }) => sign === '');
  return [
    ...texts
      .filter((tag) =>
        runsOf(tag).every((run) => styles.isOnFor(run, tag.paragraph.element, 'w:vanish')),
      )
      .map((tag) => checkDiagnostic('hidden', tag, tag.inner)),
    ...texts.flatMap((tag) => {
      const kind = fixedContainerOf(tag, styles);
      return kind ? checkDiagnostic(`fixed-height.${kind}`, tag, tag.inner) : [];
    }),
  ];
}

/**
 * Finds a table row or text box of fixed height around a tag. For a tag outside of loops, a text box with room for
 * three lines is high enough, e.g. a banner.
 *
 * @returns `row` for a table row, `list` for a text box around a tag in a loop, `box` for any other text box
 */
function fixedContainerOf({ paragraph: { element }, scopes }: PlacedTag, styles: Styles) {
  const box = closest(element, ['wps:wsp']);
  if (box && !containsAny(box, ['a:spAutoFit'])) {
    if (scopes.length > 1) return 'list';
    // `w:sz` is in half points. Half a point is 6350 EMU. A line is 1.2 times as high as its letters.
    const [frame] = elementsBelow(box, 'a:xfrm');
    const height = Number(child(frame, 'a:ext')?.getAttribute('cy'));
    const size = Number(styles.valueIn(styles.styleOf(element), 'w:rPr', 'w:sz', 'w:val'));
    return height >= 3 * size * 6350 * 1.2 ? undefined : 'box';
  }
  for (let row = closest(element, ['w:tr']); row; row = closest(row.parentNode, ['w:tr']))
    if (propertyOf(row, 'w:trHeight')?.getAttribute('w:hRule') === 'exact') return 'row';
  return;
}
