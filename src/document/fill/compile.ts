import Docxtemplater, { type DXT } from 'docxtemplater';
import PizZip from 'pizzip';
import { TemplateError } from '../templateError';
import { docxtemplaterProblems } from './docxtemplaterProblems';
import { limitOutput } from './limitOutput';

/**
 * Compiles a template with docxtemplater. It can be rendered once.
 *
 * @param bytes a .docx file that is in order
 * @throws TemplateError with all of docxtemplater's errors
 */
export function compile(bytes: Uint8Array, ...modules: DXT.Module[]): Docxtemplater<PizZip> {
  const limit = limitOutput();
  return orTemplateError(
    () =>
      new Docxtemplater(new PizZip(bytes), {
        modules: [...modules, limit.module],
        paragraphLoop: true,
        linebreaks: true,
        errorLogging: false,
        parser: (tag) => valueParser(tag, limit.count),
        nullGetter: () => '',
      }),
  );
}

// A field that its own scope holds ends the search, even without a value: otherwise docxtemplater
// would print the field of the same name around the loop.
function valueParser(tag: string, count: (value: unknown) => void) {
  const name = tag.trim();
  return {
    get(scope: object): unknown {
      if (!Object.hasOwn(scope, name)) return undefined;
      const value: unknown = Reflect.get(scope, name) ?? '';
      count(value);
      return value;
    },
  };
}

/** Runs a step of docxtemplater and throws its errors as a TemplateError. */
export function orTemplateError<Result>(step: () => Result): Result {
  try {
    return step();
  } catch (cause) {
    if (cause instanceof TemplateError) throw cause;
    throw new TemplateError(docxtemplaterProblems(cause), cause);
  }
}
