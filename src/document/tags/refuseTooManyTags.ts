import type { WordPackage } from '../package/wordPackage';
import { TemplateError } from '../templateError';
import { templateProblem } from '../templateProblem';

// The largest of the ten templates has 120 tags, two sections deep. Up to here, what grows with the
// square of their number, in docxtemplater too, takes no time to speak of.
const most = { tags: 5000, braces: 50, sections: 16 };

type Counted = keyof typeof most;

/**
 * Refuses what holds too many tags to be a template, before docxtemplater pairs them.
 *
 * @param paths the parts that docxtemplater fills
 * @throws TemplateError `too-much` over 5000 tags, 50 braces without the other, or 16 sections inside
 *   each other
 */
export function refuseTooManyTags(opened: WordPackage, paths: readonly string[]): void {
  const total = { tags: 0, braces: 0, sections: 0 };
  for (const path of paths) {
    const { tags, braces, sections } = countTags(opened.text(path) ?? '');
    total.tags += tags;
    total.braces += braces;
    total.sections = Math.max(total.sections, sections);
  }
  const over = (['tags', 'braces', 'sections'] satisfies Counted[]).find(
    (one) => total[one] > most[one],
  );
  if (over) throw new TemplateError([templateProblem('too-much', {}, over, most[over])]);
}

// As docxtemplater reads a part: one text, wherever in the markup a brace stands.
function countTags(xml: string): Record<Counted, number> {
  const count = { tags: 0, braces: 0, sections: 0 };
  let depth = 0;
  let isOpen = false;
  for (const [found] of textOf(xml).matchAll(/\{\s*[#^/-]?|\}/gu)) {
    if (isOpen === (found !== '}')) count.braces += 1;
    isOpen = found !== '}';
    if (!isOpen) continue;
    count.tags += 1;
    if (found.endsWith('/')) depth = Math.max(0, depth - 1);
    else if (/[#^-]$/.test(found)) depth += 1;
    count.sections = Math.max(count.sections, depth);
  }
  return count;
}

// Not by an expression: of what is no XML, it might look again and again for an end.
function textOf(xml: string): string {
  return xml
    .split('<')
    .map((piece) => piece.slice(piece.indexOf('>') + 1))
    .join('');
}
