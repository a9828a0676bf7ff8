import Docxtemplater from 'docxtemplater';
import type PizZip from 'pizzip';
import { type CompiledPiece, checkTags } from './checkTags';
import { docxtemplaterProblems } from './docxtemplaterProblems';
import type { Fields } from './fields';
import { openPackage } from './openPackage';
import { withPlainText } from './plainText';
import { TemplateError } from './templateError';

/**
 * Fills a Word template.
 *
 * What stands in `data` is text: tags and markup in it come out as typed, `\n` becomes a line break,
 * characters that XML 1.0 forbids are dropped. A known field without a value prints nothing. The
 * same template and data give the same bytes, in any time zone.
 *
 * @param template the bytes of a .docx file
 * @param data plain JSON in the shape of `fields`; read, never changed
 * @param fields the closed list of names that the template may use, each in its loop
 * @returns the bytes of the filled .docx file
 * @throws TemplateError with every problem at once, when the template cannot be opened, is not well
 *   made, or holds a tag that `fields` does not know at its place
 */
export function fillTemplate(template: Uint8Array, data: object, fields: Fields): Uint8Array {
  const { document, compiled } = compile(openPackage(template));
  const problems = Object.entries(compiled).flatMap(([path, part]) =>
    checkTags(part.postparsed, path, fields),
  );
  if (problems.length > 0) throw new TemplateError(problems);
  return bytesOf(orTemplateError(() => document.render(withPlainText(data))).getZip());
}

type CompiledParts = Record<string, { postparsed: readonly CompiledPiece[] }>;

function compile(zip: PizZip) {
  let compiled: CompiledParts = {};
  // docxtemplater hands the compiled parts to its modules; `getTags()` would leave out comments and
  // document properties, which it fills all the same.
  const compiledParts = {
    name: 'CompiledParts',
    set(options: { compiled?: CompiledParts }) {
      if (options.compiled) compiled = options.compiled;
    },
  };
  const document = orTemplateError(
    () =>
      new Docxtemplater(zip, {
        modules: [compiledParts],
        paragraphLoop: true,
        linebreaks: true,
        errorLogging: false,
        parser: valueParser,
        nullGetter: () => '',
      }),
  );
  return { document, compiled };
}

// A field that its own scope holds ends the search, even without a value: otherwise docxtemplater
// would print the field of the same name around the loop.
function valueParser(tag: string) {
  const name = tag.trim();
  return {
    get: (scope: object) =>
      Object.hasOwn(scope, name) ? (Reflect.get(scope, name) ?? '') : undefined,
  };
}

function orTemplateError<Result>(step: () => Result): Result {
  try {
    return step();
  } catch (cause) {
    throw new TemplateError(docxtemplaterProblems(cause), cause);
  }
}

function bytesOf(zip: PizZip): Uint8Array {
  // Zip entries carry local time: a UTC date would differ from one time zone to the next.
  const date = new Date(1980, 0, 1);
  for (const entry of Object.values(zip.files)) entry.date = date;
  return zip.generate({ type: 'uint8array', compression: 'DEFLATE' });
}
