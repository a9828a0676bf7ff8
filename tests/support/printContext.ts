/** What documents are printed with in the tests: the language of the samples, and one day. */
export const printContext = { locale: 'de-CH', today: new Date(2026, 10, 21, 14) };

/** The XML of a document without the day of its making, which in a browser is today. */
export function undated(xml: string): string {
  return xml.replace(/Stand: [\d.]+/g, 'Stand');
}
