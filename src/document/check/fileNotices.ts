import { commentsPath } from '../package/parts';
import type { WordPackage } from '../package/wordPackage';
import { checkFinding } from '../sentences/check';
import type { TemplateProblem } from '../templateProblem';
import { checkAuthor } from '../word/checkComments';
import type { Paragraph } from '../word/paragraphs';
import { type Styles, shownStyle } from '../word/styles';
import { isOff, isOn, propertyOf, valOf } from '../word/tree';

/** What the file carries besides its text, and would carry to everyone with each document. */
export function fileNotices(opened: WordPackage): TemplateProblem[] {
  const commented = commentsPath(opened);
  const elements = (name: string | RegExp, path = 'word/settings.xml') =>
    opened.has(path)
      ? Array.from(opened.xml(path).getElementsByTagName('*')).filter(
          ({ nodeName }) => nodeName.match(name)?.[0] === nodeName,
        )
      : [];
  const changed = opened
    .paths()
    .filter((path) => /^word\/[^/]+\.xml$/.test(path) && path !== commented)
    .filter((path) => opened.text(path)?.includes('w:author='))
    .flatMap((path) => elements(changes, path));
  const creators = elements(/(dc:creator|cp:lastModifiedBy)/, 'docProps/core.xml');
  const people = peopleAmong(creators.map(({ textContent }) => textContent)).filter(
    (name) => !name.includes('{'),
  );
  const isProtected =
    elements('w:writeProtection').length > 0 ||
    elements('w:documentProtection').some((one) => !isOff(one.getAttribute('w:enforcement'))) ||
    opened.text('docProps/custom.xml')?.includes('_MarkAsFinal');
  const states = {
    'mail-merge': elements('w:mailMerge').length > 0,
    protected: isProtected,
    tracking: elements('w:trackRevisions').some(isOn),
    'update-fields': elements('w:updateFields').some(isOn),
    signed: opened.paths().some((path) => path.startsWith('_xmlsignatures/')),
  };
  return [
    ...Object.entries({
      comments: elements('w:comment', commented),
      'tracked-changes': changed,
    }).flatMap(([id, found]) => {
      const authors = peopleAmong(found.map((one) => one.getAttribute('w:author')));
      const by = authors.length > 0 ? ` von ${authors.join(', ')}` : '';
      return found.length > 0 ? checkFinding(id as 'comments', {}, found.length, by) : [];
    }),
    ...(people.length > 0 ? [checkFinding('names', {}, people)] : []),
    ...outsideThings(opened),
    ...Object.entries(states).flatMap(([id, holds]) =>
      holds ? checkFinding(id as keyof typeof states, {}) : [],
    ),
    ...largePictures(opened),
  ];
}

const changes = /w:(ins|del|moveFrom|moveTo|cell(Ins|Del|Merge)|\w+Change)$/;

function peopleAmong(names: readonly (string | null)[]): string[] {
  const trimmed = new Set(names.map((name) => name?.trim() ?? ''));
  return [...trimmed].filter((name) => name !== '' && name !== checkAuthor);
}

function outsideThings(opened: WordPackage): TemplateProblem[] {
  const outside = opened
    .paths()
    .filter((path) => path.endsWith('.rels'))
    .flatMap((path) => Array.from(opened.xml(path).getElementsByTagName('Relationship')))
    .filter((one) => one.getAttribute('TargetMode') === 'External')
    .map((one) => ({
      kind: one.getAttribute('Type')?.split('/').at(-1) ?? '',
      target: one.getAttribute('Target') ?? '',
    }))
    // A link to a page is what people set on purpose; one to a file of one's own opens for nobody else.
    .filter(({ kind, target }) => kind !== 'hyperlink' || target.startsWith('file:'));
  const found = new Map(outside.map(({ kind, target }) => [target, kind]));
  return [...found].map(([target, kind]) =>
    checkFinding(ofKind[kind] ?? 'outside-address', {}, decoded(target)),
  );
}

const ofKind: Readonly<Record<string, 'linked-picture' | 'attached-template'>> = {
  image: 'linked-picture',
  attachedTemplate: 'attached-template',
};

function decoded(target: string): string {
  try {
    return decodeURI(target);
  } catch {
    return target;
  }
}

function largePictures(opened: WordPackage): TemplateProblem[] {
  return opened
    .paths()
    .filter((path) => path.startsWith('word/media/'))
    .map((path) => (opened.content(path)?.length ?? 0) / 2 ** 20)
    .filter((megabytes) => megabytes > 1)
    .map((megabytes) => checkFinding('large-picture', {}, megabytes.toFixed(1).replace('.', ',')));
}

/** Styles that a paragraph names and the file lacks: Word shows it in the style «Standard» instead. */
export function missingStyles(paragraphs: readonly Paragraph[], styles: Styles): TemplateProblem[] {
  const used = paragraphs.flatMap(({ element }) => valOf(propertyOf(element, 'w:pStyle')) ?? []);
  const missing = [...new Set(used)].filter((id) => !styles.byId.has(id));
  const names = missing.map((id) => `«${shownStyle(id)}»`);
  if (names.length === 0) return [];
  const all = new Intl.ListFormat('de').format(names);
  return [checkFinding(names.length === 1 ? 'missing-style.1' : 'missing-style', {}, all)];
}
