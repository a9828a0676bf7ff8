const most = 200;

/** How many sign, as typed; the usual count in the place of what is none from 1 to 200. */
export function signers(typed: string, usual: string): string {
  const isCount = /^\d{1,3}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= most;
  return isCount ? typed : usual;
}

/**
 * Rows of three lines to sign on, enough for as many as sign. What is no count from 1 to 200 is the usual
 * one.
 *
 * @param typed digits as typed
 * @param usual digits
 */
export function signatureRows(typed: string, usual: string): { number: number }[] {
  const rows = Math.ceil(Number(signers(typed, usual)) / 3);
  return Array.from({ length: rows }, (_, index) => ({ number: index + 1 }));
}
