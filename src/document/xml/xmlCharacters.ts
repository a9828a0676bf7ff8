/**
 * Matches a character that XML 1.0 forbids (clause 2.2). docxtemplater's option `stripInvalidXMLChars` does not remove
 * lone surrogates, U+FFFE and U+FFFF. Because of the flag `u`, a lone surrogate counts as one character.
 */
export const forbiddenInXml = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u;
