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
  return [
    ...personalThings(opened),
    ...outsideThings(opened),
    ...settingNotices(opened),
    ...largePictures(opened),
  ];
}

const changes = /^w:(ins|del|moveFrom|moveTo|cell(Ins|Del|Merge)|\w+Change)$/;

function personalThings(opened: WordPackage): TemplateProblem[] {
  const elements = (path: string, name: RegExp) =>
    opened.has(path)
      ? Array.from(opened.xml(path).getElementsByTagName('*')).filter((one) =>
          name.test(one.nodeName),
        )
      : [];
  const commented = commentsPath(opened);
  const comments = elements(commented, /^w:comment$/);
  const changed = opened
    .paths()
    .filter((path) => /^word\/[^/]+\.xml$/.test(path) && path !== commented)
    .filter((path) => opened.text(path)?.includes('w:author='))
    .flatMap((path) => elements(path, changes));
  const people = peopleAmong(
    elements('docProps/core.xml', /^(dc:creator|cp:lastModifiedBy)$/).map((one) => one.textContent),
  ).filter((name) => !name.includes('{'));
  const said = [
    ['comments', comments],
    ['tracked-changes', changed],
  ] as const;
  return [
    ...said.flatMap(([id, found]) => {
      const authors = peopleAmong(found.map((one) => one.getAttribute('w:author')));
      const by = authors.length > 0 ? ` von ${authors.join(', ')}` : '';
      return found.length > 0 ? [checkFinding(id, {}, found.length, by)] : [];
    }),
    ...(people.length > 0 ? [checkFinding('names', {}, people)] : []),
  ];
}

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
    .map((one) => {
      const kind = one.getAttribute('Type')?.split('/').at(-1) ?? '';
      return { kind, target: one.getAttribute('Target') ?? '' };
    })
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

function settingNotices(opened: WordPackage): TemplateProblem[] {
  const path = 'word/settings.xml';
  const settings = (name: string) =>
    opened.has(path) ? Array.from(opened.xml(path).getElementsByTagName(name)) : [];
  const isProtected =
    settings('w:writeProtection').length > 0 ||
    settings('w:documentProtection').some((one) => !isOff(one.getAttribute('w:enforcement'))) ||
    opened.text('docProps/custom.xml')?.includes('_MarkAsFinal');
  const isSigned = opened.paths().some((path) => path.startsWith('_xmlsignatures/'));
  const states = [
    [settings('w:mailMerge').length > 0, 'mail-merge'],
    [isProtected, 'protected'],
    [settings('w:trackRevisions').some(isOn), 'tracking'],
    [settings('w:updateFields').some(isOn), 'update-fields'],
    [isSigned, 'signed'],
  ] as const;
  return states.flatMap(([is, name]) => (is ? [checkFinding(name, {})] : []));
}

const megabyte = 1024 * 1024;

function largePictures(opened: WordPackage): TemplateProblem[] {
  return opened
    .paths()
    .filter((path) => path.startsWith('word/media/'))
    .map((path) => (opened.content(path)?.length ?? 0) / megabyte)
    .filter((size) => size > 1)
    .map((size) => checkFinding('large-picture', {}, size.toFixed(1).replace('.', ',')));
}

/** Styles that a paragraph names and the file lacks: Word shows it in the style «Standard» instead. */
export function missingStyles(paragraphs: readonly Paragraph[], styles: Styles): TemplateProblem[] {
  const used = paragraphs.flatMap(({ element }) => valOf(propertyOf(element, 'w:pStyle')) ?? []);
  const missing = [...new Set(used)].filter((id) => !styles.byId.has(id)).map(shownStyle);
  if (missing.length === 0) return [];
  const names = missing.map((name) => `«${name}»`);
  const all = new Intl.ListFormat('de').format(names);
  return [checkFinding(names.length === 1 ? 'missing-style.1' : 'missing-style', {}, all)];
}
