// XML 1.0, 2.2 Characters. With the u flag a lone surrogate is a code point of its own and falls out.
const forbiddenInXml = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/**
 * The text as a Word document can carry it: characters that XML 1.0 forbids are dropped (Word refuses
 * a file that holds one, and docxtemplater's own `stripInvalidXMLChars` lets lone surrogates, U+FFFE
 * and U+FFFF through), every line break is one `\n`, and the space around it is gone.
 */
export function plainText(text: string): string {
  return text.replace(forbiddenInXml, '').replace(/\r\n?/g, '\n').trim();
}
