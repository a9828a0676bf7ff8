import { parseXml } from '../package/parseXml';
import { targetOf } from '../package/relationships';
import type { WordPackage } from '../package/wordPackage';

/** How one part points at another, or at an address outside of the package. */
export type Relationship = {
  id: string;
  /** The last part of the type's address, e.g. `header`, `image`, `hyperlink`. */
  type: string;
  /** The name of the part, or the address. */
  target: string;
  isOutside: boolean;
};

const officeTypes = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageTypes = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** What a part points at; the package itself is `''`. */
export function relationshipsOf(opened: WordPackage, part: string): Relationship[] {
  const path = pathFor(part);
  if (!opened.paths().includes(path)) return [];
  const paths = new Map(opened.paths().map((one) => [comparable(one), one]));
  return Array.from(opened.xml(path).getElementsByTagName('Relationship'), (element) => {
    const target = element.getAttribute('Target') ?? '';
    const isOutside = element.getAttribute('TargetMode') === 'External';
    return {
      id: element.getAttribute('Id') ?? '',
      type: (element.getAttribute('Type') ?? '').replace(/^.*\//, ''),
      target: isOutside ? target : partAt(paths, targetOf(path, element) ?? target),
      isOutside,
    };
  });
}

/** The part of a package that another points at by this type of relationship. */
export function targetOfType(opened: WordPackage, part: string, type: string): string | undefined {
  const found = relationshipsOf(opened, part).find((one) => one.type === type && !one.isOutside);
  return found && opened.paths().includes(found.target) ? found.target : undefined;
}

/** Lets one part point at another. */
export function addRelationship(
  opened: WordPackage,
  part: string,
  type: string,
  target: string,
): string {
  const path = pathFor(part);
  const document = opened.paths().includes(path)
    ? opened.xml(path)
    : parseXml(`<Relationships xmlns="${packageTypes}"/>`);
  const known = Array.from(document.getElementsByTagName('Relationship'), (one) =>
    one.getAttribute('Id'),
  );
  let number = known.length + 1;
  while (known.includes(`rId${number}`)) number += 1;
  const id = `rId${number}`;
  const added = document.createElementNS(packageTypes, 'Relationship');
  added.setAttribute('Id', id);
  added.setAttribute('Type', `${officeTypes}/${type}`);
  const folder = part.replace(/[^/]*$/, '');
  added.setAttribute(
    'Target',
    target.startsWith(folder) ? target.slice(folder.length) : `/${target}`,
  );
  document.documentElement?.appendChild(added);
  opened.replace(path, document);
  return id;
}

/** Takes relationships of a part away. */
export function removeRelationships(
  opened: WordPackage,
  part: string,
  isGone: (one: Relationship) => boolean,
): void {
  const path = pathFor(part);
  const gone = relationshipsOf(opened, part).filter(isGone);
  if (gone.length === 0) return;
  const document = opened.xml(path);
  const ids = new Set(gone.map(({ id }) => id));
  for (const element of Array.from(document.getElementsByTagName('Relationship'))) {
    if (ids.has(element.getAttribute('Id') ?? '')) element.parentNode?.removeChild(element);
  }
  opened.replace(path, document);
}

/** Where the relationships of a part stand. */
export function pathFor(part: string): string {
  return part.replace(/([^/]*)$/, '_rels/$1.rels');
}

function partAt(paths: ReadonlyMap<string, string>, target: string): string {
  return paths.get(comparable(target)) ?? target;
}

// Names of parts compare without case, whether or not their signs are escaped (ECMA-376, part 2).
function comparable(path: string): string {
  return path.replaceAll('%20', ' ').toLowerCase();
}
