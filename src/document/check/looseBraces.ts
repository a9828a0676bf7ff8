import type { Fields } from '../fields';
import { checkFinding } from '../sentences/check';
import { namesIn } from '../tags/scopes';
import { whereIs } from '../tags/whereIs';
import { type TemplateProblem, templateProblem } from '../templateProblem';
import type { Paragraph } from '../word/paragraphs';

/** A brace with the text on either side of it, as far as the next brace. */
type Brace = { paragraph: Paragraph; at: number; sign: string; before: string; after: string };

const doubled = /\{{2,}([^{}]*)\}{2,}/gu;

/** Fields in several pairs of braces, as other programs have them, or in other brackets. */
export function wrongBrackets(paragraphs: readonly Paragraph[], fields: Fields): TemplateProblem[] {
  const names = namesIn(fields).join('|');
  const wrong = new RegExp(`${doubled.source}|[[(<]+([#^/]?(?:${names}))[\\])>]+`, 'gu');
  return paragraphs.flatMap((paragraph) =>
    Array.from(paragraph.text.matchAll(wrong), ({ index, 0: text, 1: inner, 2: name = '' }) => {
      const stretch = { paragraph, start: index, end: index + text.length };
      const tag = inner ?? name;
      return checkFinding('wrong-brackets', whereIs(stretch, tag), text, tag.trim());
    }),
  );
}

/** Braces whose other half is missing, is doubled or stands in another paragraph. */
export function looseBraces(paragraphs: readonly Paragraph[]): TemplateProblem[] {
  const braces = paragraphs.flatMap(bracesIn);
  return braces.flatMap((brace, index) => {
    const { paragraph, at, sign } = brace;
    const other = braces[sign === '{' ? index + 1 : index - 1];
    const half = sign === '{' ? brace.after : brace.before;
    const where = whereIs({ paragraph, start: at, end: at + 1 }, half);
    if (other && other.sign !== sign && other.paragraph.path === paragraph.path) {
      if (other.paragraph === paragraph) return [];
      // Said at the first half.
      if (sign === '}') return [];
      return [checkFinding('loose-brace', where, `{${half.trim()}`, `${other.before}}`.trim())];
    }
    const isDoubled = other?.paragraph === paragraph && Math.abs(other.at - at) === 1;
    const inner = isDoubled ? other : brace;
    if (sign === '{') {
      const stretch = { paragraph, start: at, end: inner.at + 1 + inner.after.length };
      const id = isDoubled ? 'duplicate-open-tag' : 'unclosed-tag';
      return [templateProblem(id, whereIs(stretch, inner.after), inner.after.trim())];
    }
    const stretch = { paragraph, start: inner.at - inner.before.length, end: at + 1 };
    const id = isDoubled ? 'duplicate-close-tag' : 'unopened-tag';
    return [templateProblem(id, whereIs(stretch, inner.before), inner.before.trim())];
  });
}

function bracesIn(paragraph: Paragraph): Brace[] {
  const text = paragraph.text.replace(doubled, (all) => '-'.repeat(all.length));
  const texts = text.split(/[{}]/);
  let at = -1;
  return texts.slice(1).map((after, index) => {
    const before = texts[index] ?? '';
    at += before.length + 1;
    return { paragraph, at, sign: text.charAt(at), before, after };
  });
}
