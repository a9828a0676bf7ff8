/** A piece of a part as docxtemplater has compiled it; loops and conditions hold theirs in `subparsed`. */
export type CompiledPiece = {
  type: string;
  value: string;
  module?: string;
  inverted?: boolean;
  /** The name of the element of which this is the start or end. */
  tag?: string | undefined;
  position?: string;
  /** Whether the element holds text. */
  text?: boolean;
  /** Whether a block goes with the paragraphs of its tags. */
  paragraphLoop?: boolean;
  /** What stands in the braces of a tag that docxtemplater knows by more than its first sign (`{-w:tr items}`). */
  raw?: string;
  subparsed?: CompiledPiece[];
};

/** Whether a piece is a tag, or a section with all that stands in it. */
export function isTag({ type }: CompiledPiece) {
  return type === 'placeholder';
}
