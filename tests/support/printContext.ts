/** What documents are printed with in the tests: the language of the samples, and one day. */
export const printContext = { locale: 'de-CH', today: new Date(2026, 10, 21, 14) };
