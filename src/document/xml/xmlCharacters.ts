/**
 * A character that XML 1.0 forbids (2.2). docxtemplater's own `stripInvalidXMLChars` lets lone surrogates, U+FFFE and
 * U+FFFF through. The flag `u` makes a lone surrogate one character.
 */
export const forbiddenInXml = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u;
