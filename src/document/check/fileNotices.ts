import { commentsPath } from '../package/parts';
import type { WordPackage } from '../package/wordPackage';
import { checkDiagnostic, noticeOf } from '../sentences/check';
import { checkAuthor } from '../word/checkComments';
import { elementsBelow, isOff, isOn } from '../word/tree';

/** Settings of a file that all of its documents would have, and the element that turns each on. */
const ofSettings = [
  ['protected', /^w:(write|document)Protection$/],
  ['tracking', /^w:trackRevisions$/],
  ['page-colour', /^w:displayBackgroundShape$/],
  ['update-fields', /^w:updateFields$/],
] as const;

const changes = /^w:(ins|del|moveTo|cell(Ins|Del|Merge)|\w+Change)$/;

/** Contents and settings of the file that every document would carry to everyone. */
export function fileNotices(opened: WordPackage) {
  const commented = commentsPath(opened);
  const elements = (path: string, name: RegExp) =>
    opened.has(path)
      ? elementsBelow(opened.xml(path)).filter(({ nodeName }) => name.test(nodeName))
      : [];
  const changed = opened
    .paths()
    .filter((path) => /^word\/[^/]+\.xml$/.test(path) && path !== commented)
    .filter((path) => opened.text(path).includes('w:author='))
    .flatMap((path) => elements(path, changes));
  const byPeople = [
    ['comments', elements(commented, /^w:comment$/)],
    ['tracked-changes', changed],
  ] as const;
  const people = peopleAmong(
    elements('docProps/core.xml', /^(dc:creator|cp:lastModifiedBy)$/).map(
      ({ textContent }) => textContent,
    ),
  ).filter((name) => !name.includes('{'));
  const isSet = (name: RegExp) =>
    elements('word/settings.xml', name).some(
      (one) => isOn(one) && !isOff(one.getAttribute('w:enforcement')),
    );
  return [
    ...byPeople.flatMap(([id, found]) => {
      const authors = peopleAmong(found.map((one) => one.getAttribute('w:author')));
      const by = authors.length > 0 ? ` von ${authors.join(', ')}` : '';
      return found.length > 0 ? checkDiagnostic(id, {}, found.length, by) : [];
    }),
    ...noticeOf('names', people),
    ...ofSettings
      .filter(
        ([id, name]) =>
          isSet(name) ||
          (id === 'protected' && opened.text('docProps/custom.xml').includes('_MarkAsFinal')),
      )
      .map(([id]) => checkDiagnostic(id, {})),
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

function peopleAmong(names: readonly (string | null)[]) {
  const trimmed = new Set(names.map((name) => name?.trim() ?? ''));
  return [...trimmed].filter((name) => name !== '' && name !== checkAuthor);
}
