import type { Element } from '@xmldom/xmldom';
import { child, elementsNamed, valOf } from '../word/tree';
import { fragment } from './fragment';

/** The ids of the styles of a cover; none means the usual one. */
export type CoverStyles = {
  title?: string | undefined;
  line?: string | undefined;
  contents?: string | undefined;
  entry?: string | undefined;
};

/**
 * Finds the styles of a cover by the names that Word gives them in every language, and adds those of a
 * table of contents where they are missing.
 */
export function coverStyles(styles: Element): CoverStyles {
  const idOf = (name: string) => idByName(styles, name);
  const add = (name: string, xml: (id: string) => string) => {
    const known = idOf(name);
    if (known || !styles.ownerDocument) return known;
    const id = freeId(styles, name);
    for (const one of fragment(xml(id), styles.ownerDocument)) styles.appendChild(one);
    return id;
  };
  const based = (id: string | undefined) => (id ? `<w:basedOn w:val="${id}"/>` : '');
  const normal = idOf('normal');
  const heading = idOf('heading 1') ?? normal;
  return {
    title: idOf('title'),
    line: idOf('subtitle'),
    contents: add(
      'TOC Heading',
      (id) =>
        `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="TOC Heading"/>${based(heading)}<w:uiPriority w:val="39"/><w:unhideWhenUsed/><w:qFormat/><w:pPr><w:spacing w:before="480"/><w:outlineLvl w:val="9"/></w:pPr></w:style>`,
    ),
    entry: add(
      'toc 1',
      (id) =>
        `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="toc 1"/>${based(normal)}<w:autoRedefine/><w:uiPriority w:val="39"/><w:unhideWhenUsed/></w:style>`,
    ),
  };
}

function idByName(styles: Element, name: string): string | undefined {
  const found = elementsNamed(styles, 'w:style').find(
    (one) =>
      one.getAttribute('w:type') === 'paragraph' &&
      valOf(child(one, 'w:name'))?.toLowerCase() === name.toLowerCase(),
  );
  return found?.getAttribute('w:styleId') ?? undefined;
}

function freeId(styles: Element, name: string): string {
  const taken = new Set(
    elementsNamed(styles, 'w:style').map((one) => one.getAttribute('w:styleId')?.toLowerCase()),
  );
  let id = name.replace(/\s/g, '').replace(/^toc/, 'TOC');
  while (taken.has(id.toLowerCase())) id += '0';
  return id;
}
