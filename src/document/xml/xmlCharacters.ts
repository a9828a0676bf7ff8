/**
 * Matches a character that XML 1.0 forbids (clause 2.2). docxtemplater's option `stripInvalidXMLChars` is not used,
 * because this option does not remove lone surrogates, U+FFFE and U+FFFF. With the flag `u`, the pattern matches a lone
 * surrogate, but no half of a surrogate pair.
 */
export const forbiddenInXml = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u;
