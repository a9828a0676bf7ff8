import type { Element } from '@xmldom/xmldom';
import { bodyText } from './package/bodyText';
import { type CarriedInput, checksum, inputNamespace, partsOfInput } from './package/carriedInput';
import { openPackage } from './package/openPackage';
import { refuseTooLarge } from './package/refuseTooLarge';
import type { WordPackage } from './package/wordPackage';
import { refuseTooDeep } from './refuseTooDeep';

/** What a Word file says of where it comes from. */
export type ReadDocument = {
  /** What it was made of, where it carries that; `isChanged` when somebody changed its text since. */
  carried: (CarriedInput & { isChanged: boolean }) | undefined;
  /** Whether it holds tags, as a template does. */
  hasTags: boolean;
};

/**
 * Reads a document that comes back, from Word or wherever it was saved.
 *
 * @param bytes any file
 * @throws TemplateError when it is too large or no whole Word file, as `openTemplate` does
 */
export async function readDocument(bytes: Uint8Array): Promise<ReadDocument> {
  await refuseTooLarge(bytes);
  return refuseTooDeep(() => {
    const opened = openPackage(bytes);
    return {
      carried: carriedBy(opened),
      hasTags: /\{[#^/]?[a-z]\w*\}/i.test(bodyText(opened)),
    };
  });
}

function carriedBy(opened: WordPackage): ReadDocument['carried'] {
  const element = partsOfInput(opened)
    .map((path) => rootOf(opened, path))
    .find((root) => root?.namespaceURI === inputNamespace);
  if (!element) return undefined;
  return {
    generator: element.getAttribute('generator') ?? '',
    version: Number(element.getAttribute('version')),
    json: element.textContent ?? '',
    isChanged: element.getAttribute('text') !== checksum(opened),
  };
}

// Of what others put there, nobody checked whether it is XML.
function rootOf(opened: WordPackage, path: string): Element | null {
  try {
    return opened.xml(path).documentElement;
  } catch {
    return null;
  }
}
