import type { RowTexts } from './Row';

/** Where a row went. */
export type Move = {
  to: string;
  /** Takes it away there; what stands in it by then, if it is still there. */
  takeBack: () => RowTexts | undefined;
};

export type ListedRow<Values> = {
  key: string;
  start: Values | undefined;
  /** What stands in a row that was brought back. */
  texts?: RowTexts;
  /** Of a row that went to another list. */
  moved?: Move | undefined;
};

/** The highest number that ends a key. */
export function highestIn(keys: readonly string[]): number {
  return Math.max(0, ...keys.map((key) => Number(/\d+$/.exec(key)?.[0] ?? 0)));
}
