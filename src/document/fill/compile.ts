import Docxtemplater, { type DXT } from 'docxtemplater';
import PizZip from 'pizzip';
import { refuseTooDeep } from '../refuseTooDeep';
import { TemplateError } from '../templateError';
import { docxtemplaterProblems } from './docxtemplaterProblems';

/**
 * Compiles a template with docxtemplater. It can be rendered once.
 *
 * @param bytes a .docx file that is in order
 * @throws TemplateError with all of docxtemplater's errors
 */
export function compile(bytes: Uint8Array, ...modules: DXT.Module[]): Docxtemplater<PizZip> {
  return orTemplateError(
    () =>
      new Docxtemplater(new PizZip(bytes), {
        modules: modules,
        paragraphLoop: true,
        linebreaks: true,
        errorLogging: false,
        parser: (tag) => valueParser(tag),
        nullGetter: () => '',
      }),
  );
}

// A field that its own scope holds ends the search, even without a value: otherwise docxtemplater
// would print the field of the same name around the loop.
function valueParser(tag: string) {
  const name = tag.trim();
  return {
    get(scope: object): unknown {
      if (!Object.hasOwn(scope, name)) return undefined;
      return Reflect.get(scope, name) ?? '';
    },
  };
}

/** Runs a step of docxtemplater and throws its errors as a TemplateError. */
export function orTemplateError<Result>(step: () => Result): Result {
  try {
    return refuseTooDeep(step);
  } catch (cause) {
    if (cause instanceof TemplateError) throw cause;
    throw new TemplateError(docxtemplaterProblems(cause), cause);
  }
}
