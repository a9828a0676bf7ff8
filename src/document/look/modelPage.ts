import type { Element } from '@xmldom/xmldom';
import { body, relationshipsOf } from '../package/parts';
import type { WordPackage } from '../package/wordPackage';
import { child, elementsIn, isOn, r } from '../word/tree';
import { lookPart, type XmlPart } from './parts';

/** A header or footer of the model and the pages that it stands on. */
export type HeaderFooter = {
  kind: 'header' | 'footer';
  pages: 'default' | 'first' | 'even';
  part: XmlPart;
};

/** The page of the model: its size, margins and columns, and what stands above and below the text. */
export type ModelPage = {
  section: Element | undefined;
  sections: number;
  headersFooters: HeaderFooter[];
};

/**
 * The page that most of the model's text stands on, and the first one of a letterhead without text. What
 * a section says nothing of above or below its text comes from the section before (ECMA-376, 17.10).
 */
export function readModelPage(model: WordPackage): ModelPage {
  const root = model.xml(body).documentElement;
  const sections = root ? sectionsIn(root) : [];
  const longest = sections.reduce(
    (best, { text }, index) => (text > (sections[best]?.text ?? 0) ? index : best),
    0,
  );
  const section = sections[longest]?.element;
  const before = sections.slice(0, longest + 1).map(({ element }) => element);
  return {
    section,
    sections: sections.length,
    headersFooters: section ? headersFootersOf(model, section, before) : [],
  };
}

function sectionsIn(root: Element): { element: Element; text: number }[] {
  const content = child(root, 'w:body');
  const sections: { element: Element; text: number }[] = [];
  let text = 0;
  for (const element of content ? elementsIn(content) : []) {
    text += element.textContent?.length ?? 0;
    const properties = child(element, 'w:pPr');
    const section =
      element.nodeName === 'w:sectPr' ? element : properties && child(properties, 'w:sectPr');
    if (!section) continue;
    sections.push({ element: section, text });
    text = 0;
  }
  return sections;
}

function headersFootersOf(
  model: WordPackage,
  section: Element,
  before: readonly Element[],
): HeaderFooter[] {
  const settings = lookPart(model, 'settings')?.root;
  const pages: HeaderFooter['pages'][] = ['default'];
  if (isOn(child(section, 'w:titlePg'))) pages.push('first');
  if (settings && isOn(child(settings, 'w:evenAndOddHeaders'))) pages.push('even');
  const targets = relationshipsOf(model, body);
  return (['header', 'footer'] as const).flatMap((kind) =>
    pages.flatMap((page) => {
      const references = before.flatMap(elementsIn).filter((element) => {
        const isKind = element.nodeName === `w:${kind}Reference`;
        return isKind && (element.getAttribute('w:type') ?? 'default') === page;
      });
      const id = references.at(-1)?.getAttributeNS(r, 'id');
      const found = targets.find((one) => one.id === id && one.type === kind && !one.isOutside);
      if (!found || !model.paths().includes(found.target)) return [];
      const document = model.xml(found.target);
      const root = document.documentElement;
      return root ? [{ kind, pages: page, part: { path: found.target, document, root } }] : [];
    }),
  );
}
