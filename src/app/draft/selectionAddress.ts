import type { Generator, ReadInput } from '../../generators/contract';
import { selectionFragment } from '../../generators/selectionLink';

/** The address of this page, with what is entered behind `#` where a link may carry it. */
export function selectionAddress(generator: Generator, input: ReadInput): string {
  const { origin, pathname } = location;
  return origin + pathname + (selectionFragment(generator, input) ?? '');
}
