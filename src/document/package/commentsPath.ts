import { body } from './filledParts';
import { targetOfType } from './relationships';
import type { WordPackage } from './wordPackage';

/** Where the comments of a package stand, or would stand: Word names the part as it likes. */
export function commentsPath(opened: WordPackage): string {
  return targetOfType(opened, body, 'comments') ?? 'word/comments.xml';
}
