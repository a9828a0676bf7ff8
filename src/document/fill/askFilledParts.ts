import type Docxtemplater from 'docxtemplater';
import type { DXT } from 'docxtemplater';
import type PizZip from 'pizzip';
import { body, type FilledParts } from '../package/filledParts';
import { compile } from './compile';

/**
 * Asks docxtemplater what it would fill; it compiles nothing for that.
 *
 * @param bytes a .docx file that is in order
 */
export function askFilledParts(bytes: Uint8Array): FilledParts {
  let asked: Asked | undefined;
  let found: FilledParts = { paths: [], textElements: new Set() };
  const ask: DXT.Module = {
    name: 'AskFilledParts',
    optionsTransformer(options, document: Asked) {
      asked = document;
      return options;
    },
    // The first moment at which it knows them all.
    on(event) {
      if (event !== 'before-preparse' || !asked) return;
      const { templatedFiles, zip, fileTypeConfig } = asked;
      const paths = templatedFiles.filter((path) => zip.file(path));
      found = {
        paths: [...paths.filter(isBody), ...paths.filter((path) => !isBody(path)).toSorted()],
        textElements: new Set(fileTypeConfig.tagsXmlTextArray),
      };
      asked.templatedFiles = [];
    },
  };
  compile(bytes, ask);
  return found;
}

// What docxtemplater hands to its modules; its types leave it out.
type Asked = Docxtemplater<PizZip> & {
  templatedFiles: string[];
  fileTypeConfig: { tagsXmlTextArray: readonly string[] };
  zip: PizZip;
};

function isBody(path: string): boolean {
  return path === body;
}
