import Docxtemplater from 'docxtemplater';
import PizZip from 'pizzip';
import type { Fields } from '../fields';
import { TemplateError, type TemplateProblem } from '../templateError';
import { type CompiledPiece, checkTags } from './checkTags';
import { docxtemplaterProblems } from './docxtemplaterProblems';

type CompiledParts = Record<string, { postparsed: readonly CompiledPiece[] }>;

/**
 * Compiles an opened template with docxtemplater.
 *
 * @returns the document, ready to be rendered once, and the tags that `fields` does not know at their
 *   place
 * @throws TemplateError with all of docxtemplater's errors
 */
export function compileTemplate(
  bytes: Uint8Array,
  fields: Fields,
): { document: Docxtemplater; problems: TemplateProblem[] } {
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
      new Docxtemplater(new PizZip(bytes), {
        modules: [compiledParts],
        paragraphLoop: true,
        linebreaks: true,
        errorLogging: false,
        parser: valueParser,
        nullGetter: () => '',
      }),
  );
  const problems = Object.entries(compiled).flatMap(([path, part]) =>
    checkTags(part.postparsed, path, fields),
  );
  return { document, problems };
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

/** Runs a step of docxtemplater and throws its errors as a TemplateError. */
export function orTemplateError<Result>(step: () => Result): Result {
  try {
    return step();
  } catch (cause) {
    throw new TemplateError(docxtemplaterProblems(cause), cause);
  }
}
