import type { Document } from '@xmldom/xmldom';
import type { WordPackage } from './wordPackage';

const contentTypes = '[Content_Types].xml';

/** Adds a part, or puts another in its place, and says of what kind it is. */
export function addPart(
  opened: WordPackage,
  path: string,
  part: string | Document | Uint8Array,
  contentType: string,
): void {
  opened.replace(path, part);
  if (contentTypeOf(opened, path) === contentType) return;
  undeclareContentTypes(opened, [path]);
  const document = opened.xml(contentTypes);
  const root = document.documentElement;
  if (!root) return;
  const added = document.createElementNS(root.namespaceURI, 'Override');
  added.setAttribute('PartName', `/${path}`);
  added.setAttribute('ContentType', contentType);
  root.appendChild(added);
  opened.replace(contentTypes, document);
}

/** Says of parts no more of what kind they are. */
export function undeclareContentTypes(opened: WordPackage, paths: readonly string[]): void {
  const gone = new Set(paths.map((path) => `/${path}`.toLowerCase()));
  const document = opened.xml(contentTypes);
  for (const one of Array.from(document.getElementsByTagName('Override'))) {
    if (gone.has((one.getAttribute('PartName') ?? '').toLowerCase())) {
      one.parentNode?.removeChild(one);
    }
  }
  opened.replace(contentTypes, document);
}

/** Of what kind a part is, as its package says. */
export function contentTypeOf(opened: WordPackage, path: string): string | undefined {
  const document = opened.xml(contentTypes);
  const find = (element: string, attribute: string, value: string) =>
    Array.from(document.getElementsByTagName(element)).find(
      (one) => one.getAttribute(attribute)?.toLowerCase() === value.toLowerCase(),
    );
  const found =
    find('Override', 'PartName', `/${path}`) ??
    find('Default', 'Extension', path.slice(path.lastIndexOf('.') + 1));
  return found?.getAttribute('ContentType') ?? undefined;
}
