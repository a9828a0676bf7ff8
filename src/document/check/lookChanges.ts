import { checkFinding, noticeOf } from '../sentences/check';
import type { TemplateProblem } from '../templateProblem';
import type { Shown } from './pages';
import type { Named } from './places';

/**
 * How a template looks otherwise than the original, beyond taste: sheets of another size, and headings that have become
 * mere text.
 *
 * @param named what stands there
 */
export function lookChanges(
  here: Shown,
  there: Shown,
  named: readonly Named[],
  before: readonly Named[],
): TemplateProblem[] {
  const [sheets, ofOriginal] = [here, there].map((one) => [...new Set(one.sheets)].join(' und '));
  const plain = named.filter((one) => !isHeading(one, here)).map(({ name }) => name);
  const plainBefore = before.filter((one) => !isHeading(one, there)).map(({ name }) => name);
  const lost = before
    .map(({ name }) => name)
    .filter((name) => plain.includes(name) && !plainBefore.includes(name));
  return [
    ...(sheets === ofOriginal ? [] : [checkFinding('sheet', {}, `${sheets}`, `${ofOriginal}`)]),
    ...noticeOf('no-heading', [...new Set(lost)]),
  ];
}

function isHeading({ paragraph }: Named, { styles }: Shown) {
  return Number(styles.valueFor(paragraph.element, 'w:pPr', 'w:outlineLvl', 'w:val')) < 9;
}
