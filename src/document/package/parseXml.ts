import { DOMParser, type Document } from '@xmldom/xmldom';

/**
 * Parses one XML part, with xmldom in Node and the browser's own parser in the browser.
 *
 * @throws Error when the text is not well-formed
 */
export function parseXml(text: string): Document {
  const document = new DOMParser({ onError: failOnError }).parseFromString(
    text.replace(/^\uFEFF/, ''),
    'text/xml',
  );
  // The browser's parser does not throw: it returns a document that describes the error.
  const error = document.getElementsByTagName('parsererror')[0];
  if (error) throw new Error(error.textContent ?? 'not well-formed');
  return document;
}

function failOnError(level: string, message: string): void {
  if (level !== 'warning') throw new Error(message);
}
