import { openingDiagnostic } from '../diagnostic';
import { blockSign, type Fields } from '../fields';
import { checkDiagnostic } from '../sentences/check';
import { namesIn } from '../tags/scopes';
import { whereIs } from '../tags/whereIs';
import type { Paragraph } from '../word/paragraphs';

const doubled = /\{{2,}[^{}]*\}+|\{[^{}]*\}{2,}/gu;

/** Fields with more braces than one on a side, as other programs have them, or in other brackets. */
export function wrongBrackets(paragraphs: readonly Paragraph[], fields: Fields) {
  const names = namesIn(fields).join('|');
  const wrong = new RegExp(`${doubled.source}|[[(<]+${blockSign}?(?:${names})[\\])>]+`, 'gu');
  return paragraphs.flatMap((paragraph) =>
    Array.from(paragraph.text.matchAll(wrong), ({ index, 0: text }) => {
      const tag = text.replace(/[{}[\]()<>]/g, '').trim();
      const where = whereIs({ paragraph, start: index, end: index + text.length }, tag);
      return checkDiagnostic('wrong-brackets', where, text, tag);
    }),
  );
}

/** Braces whose other half is missing or stands in another paragraph. */
export function looseBraces(paragraphs: readonly Paragraph[]) {
  const braces = paragraphs.flatMap(bracesIn);
  return braces.flatMap(({ paragraph, at, sign, before, after }, index) => {
    const isOpen = sign === '{';
    const other = braces[isOpen ? index + 1 : index - 1];
    const half = isOpen ? after : before;
    if (other && other.sign !== sign && other.paragraph.path === paragraph.path) {
      // Said at the first half.
      if (other.paragraph === paragraph || !isOpen) return [];
      const where = whereIs({ paragraph, start: at, end: at + 1 }, half);
      return checkDiagnostic('loose-brace', where, `{${half.trim()}`, `${other.before}}`.trim());
    }
    const start = isOpen ? at : at - half.length;
    const where = whereIs({ paragraph, start, end: start + half.length + 1 }, half);
    return openingDiagnostic(isOpen ? 'unclosed-tag' : 'unopened-tag', where, half.trim());
  });
}

/** The braces of a paragraph, each with the text on either side of it, as far as the next brace. */
function bracesIn(paragraph: Paragraph) {
  const text = paragraph.text.replace(doubled, (all) => '-'.repeat(all.length));
  const texts = text.split(/[{}]/);
  let at = -1;
  return texts.slice(1).map((after, index) => {
    const before = texts[index] ?? '';
    at += before.length + 1;
    return { paragraph, at, sign: text.charAt(at), before, after };
  });
}
