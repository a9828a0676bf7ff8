import { body, targetOfType } from '../package/parts';
import type { WordPackage } from '../package/wordPackage';

function stylesOf(filled: WordPackage) {
  return filled.text(targetOfType(filled, body, 'styles'));
}

/** The ids of the styles of these names, as they can stand in a pattern: Word writes letters and digits. */
export function styleIds(filled: WordPackage, names: string) {
  const style = new RegExp(
    `w:styleId="([^"()*+?[\\\\]+)"[^>]*>\\s*<w:name w:val="(?:${names})"`,
    'gi',
  );
  return Array.from(stylesOf(filled).matchAll(style), ([, id = '']) => id);
}

/** How wide a letter of a title is, in twentieths of a point for each half point of its size; at most, and usually. */
const [widest, usual] = [4.94, 4.77];

/** Gives a title smaller letters where it would take a third line. */
export function fitTitle(filled: WordPackage) {
  const [id] = styleIds(filled, 'Title');
  const style = new RegExp(`w:styleId="${id}".*?<w:sz w:val="(\\d+)"`, 's');
  const own = Number(style.exec(stylesOf(filled))?.[1]);
  const text = filled.text(body);
  const lengthOf = (name: string) =>
    Number(new RegExp(`<w:pg(?:Sz|Mar) [^>]*w:${name}="(\\d+)"`).exec(text)?.[1]);
  const width = lengthOf('w') - lengthOf('left') - lengthOf('right');
  const titles = new RegExp(`<w:pStyle w:val="${id}"/>.*?</w:p>`, 'gs');
  const document = text.replace(titles, (title) => {
    const lines = title.split('<w:br/>').map((line) => line.replace(/<[^>]*>/g, '').length);
    const longest = Math.max(...lines) / (lines.length > 1 ? 1 : 2);
    if (!(longest * own * usual > width)) return title;
    const size = Math.floor(width / longest / widest);
    const look = `<w:rPr><w:sz w:val="${size}"/><w:szCs w:val="${size}"/></w:rPr>`;
    // A run that has a look of its own keeps it.
    const bare = /(<w:r(?: [^>]*)?>)(?:<w:rPr\/>|<w:rPr><\/w:rPr>)?(?!<w:rPr)/g;
    return title.replace(bare, `$1${look}`);
  });
  if (document !== text) filled.replace(body, document);
}

/**
 * Takes out the empty paragraphs «Gruppenende», which say in a template that a page may end before them: what stands
 * before keeps with the next no more. Word wants one in an empty cell, behind a table and between two.
 *
 * `<w:p>…</w:p><w:p><w:pPr><w:pStyle w:val="GroupEnd"/></w:pPr></w:p>` becomes `<w:p>…</w:p>`, with
 * `<w:keepNext w:val="0"/>`
 */
export function dropGroupEnds(filled: WordPackage) {
  const [id] = styleIds(filled, 'Gruppenende');
  const style = `<w:pPr><w:pStyle w:val="${id}"/>`;
  const ends = `<w:p(?: [^>]*)?>${style}(?:(?!<w:(?:sectPr|t|br|drawing|pict)\\b|</w:p>).)*</w:p>`;
  const [first = '', ...others] = filled.text(body).split(new RegExp(ends, 's'));
  const document = others.reduce((before, after) => {
    const isTable = before.endsWith('</w:tbl>') && /^<w:p[ >]/.test(after);
    if (!isTable && !before.endsWith('</w:p>'))
      return `${before}<w:p>${style}</w:pPr></w:p>${after}`;
    const starts = isTable ? ['<w:tr'] : ['<w:p>', '<w:p '];
    const last = Math.max(...starts.map((start) => before.lastIndexOf(start)));
    const freed = before
      .slice(last)
      .replace(/<w:pStyle w:val="[^"]*"\/>(?!<w:keepNext)/, '$&<w:keepNext w:val="0"/>');
    return before.slice(0, last) + freed + after;
  }, first);
  filled.replace(body, document);
}
