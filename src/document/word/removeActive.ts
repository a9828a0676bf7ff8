import {
  type Relationship,
  relationshipsOf,
  removeParts,
  removeRelationships,
} from '../package/parts';
import type { WordPackage } from '../package/wordPackage';
import { commandOf, plainFields } from './fields';
import { type Edits, elementsBelow, rebuilt } from './tree';

/** What runs or fetches something by itself; a field or an entry has a name. */
export type ActiveThing = { kind: 'field' | 'entry' | 'object' | 'macros'; name?: string };

/**
 * Takes out of a package what runs or fetches something when a document is opened: fields of Word that
 * do so leave the text that they show; embedded objects, other documents and macros go, and so do entries
 * that lie outside of the package.
 *
 * @returns what was found
 */
export function removeActive(opened: WordPackage): ActiveThing[] {
  const outside = opened.paths().filter((path) => /(^|[\\/])\.\.([\\/]|$)/.test(path));
  // Whatever kind of part the package says that they are.
  const macros = opened.paths().filter((path) => /(^|\/)vba(Project|Data)[^/]*$/i.test(path));
  removeParts(opened, [...outside, ...macros]);
  return [
    ...outside.map((name) => ({ kind: 'entry' as const, name })),
    ...opened
      .paths()
      .filter(holdsText)
      .flatMap((path) => removeFrom(opened, path)),
    ...(macros.length > 0 ? [{ kind: 'macros' as const }] : []),
  ];
}

function holdsText(path: string): boolean {
  return /^word\/[^/]+\.xml$/.test(path);
}

const active =
  'DDE DDEAUTO INCLUDE INCLUDEPICTURE INCLUDETEXT IMPORT LINK DATABASE MACROBUTTON'.split(' ');
const objects = 'o:OLEObject w:control w:altChunk w:subDoc'.split(' ');
const objectTypes = 'oleObject package control aFChunk subDocument'.split(' ');

function removeFrom(opened: WordPackage, path: string): ActiveThing[] {
  const text = opened.text(path) ?? '';
  if (!/instr|OLEObject|altChunk|subDoc|w:control/.test(text)) return [];
  const root = opened.xml(path).documentElement;
  if (!root) return [];
  const all = elementsBelow(root);
  const fields: Edits = new Map();
  const codes = plainFields(all, fields, (code) => !active.includes(commandOf(code)));
  const found = all.filter(({ nodeName }) => objects.includes(nodeName));
  const edits: Edits = new Map(codes.length > 0 ? fields : []);
  for (const one of found) edits.set(one, []);
  if (edits.size === 0) return [];
  rebuilt(root, edits);
  opened.replace(path, opened.xml(path));
  const isObject = ({ type }: Relationship) => objectTypes.includes(type);
  const embedded = relationshipsOf(opened, path).filter((one) => isObject(one) && !one.isOutside);
  removeParts(
    opened,
    embedded.map(({ target }) => target),
  );
  removeRelationships(opened, path, isObject);
  return [
    ...[...new Set(codes.map(commandOf))].map((name) => ({ kind: 'field' as const, name })),
    ...(found.length > 0 ? [{ kind: 'object' as const }] : []),
  ];
}
