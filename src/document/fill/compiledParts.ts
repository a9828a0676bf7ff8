import type { TemplateTag } from '../templateTag';
import { compile } from './compile';

/** A piece of a part as docxtemplater has compiled it; loops and conditions hold theirs in `subparsed`. */
export type CompiledPiece = {
  type: string;
  value: string;
  module?: string;
  inverted?: boolean;
  subparsed?: readonly CompiledPiece[];
};

/** The parts of a template that docxtemplater fills, by their names. */
export type CompiledParts = ReadonlyMap<string, readonly CompiledPiece[]>;

/**
 * Compiles a template to look at it.
 *
 * @param bytes a .docx file that is in order
 * @throws TemplateError with all of docxtemplater's errors
 */
export function compiledParts(bytes: Uint8Array): CompiledParts {
  let parts: Record<string, { postparsed: readonly CompiledPiece[] }> = {};
  // docxtemplater hands the compiled parts to its modules; `getTags()` would leave out comments and
  // document properties, which it fills all the same.
  compile(bytes, {
    name: 'CompiledParts',
    set(options: { compiled?: typeof parts }) {
      if (options.compiled) parts = options.compiled;
    },
  });
  return new Map(Object.entries(parts).map(([path, part]) => [path, part.postparsed]));
}

/** Whether a piece is a tag, or a section with all that stands in it. */
export function isTag({ type }: CompiledPiece): boolean {
  return type === 'placeholder';
}

/** The tags of a part, each section with those in it. */
export function tagsIn(pieces: readonly CompiledPiece[]): TemplateTag[] {
  return pieces.filter(isTag).map(({ value, inverted = false, subparsed }) => ({
    name: value.trim(),
    ...(subparsed && { section: { inverted, tags: tagsIn(subparsed) } }),
  }));
}
