import type { WordPackage } from '../package/wordPackage';
import { checkDiagnostic, diagnosticsAbout } from '../sentences/check';
import { checkAuthor } from '../word/checkComments';
import { groupBy } from '../word/groupBy';
import { elementsBelow, isOff, isOn } from '../xml/tree';

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
