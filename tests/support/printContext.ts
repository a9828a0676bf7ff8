/** The language and the day with which tests make documents. The samples have the same language. */
export const printContext = { locale: 'de-CH', today: new Date(2026, 10, 21, 14) };
