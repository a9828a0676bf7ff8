const most = 200;

/**
 * Rows of two lines to sign on, enough for as many as sign. What is no count from 1 to 200 is the usual
 * one.
 *
 * @param typed digits as typed
 * @param usual digits
 */
export function signatureRows(typed: string, usual: string): { number: number }[] {
  const isCount = /^\d{1,3}$/.test(typed) && Number(typed) >= 1 && Number(typed) <= most;
  const rows = Math.ceil(Number(isCount ? typed : usual) / 2);
  return Array.from({ length: rows }, (_, index) => ({ number: index + 1 }));
}
