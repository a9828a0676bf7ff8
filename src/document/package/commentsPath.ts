import { relationshipsIn, targetOf } from './relationships';
import type { WordPackage } from './wordPackage';

const relationships = 'word/_rels/document.xml.rels';

/** Where the comments of a package stand, or would stand: Word names the part as it likes. */
export function commentsPath(opened: WordPackage): string {
  const all = opened.has(relationships) ? relationshipsIn(opened, relationships) : [];
  const comments = all.find((one) => one.getAttribute('Type')?.endsWith('relationships/comments'));
  return (comments && targetOf(relationships, comments)) ?? 'word/comments.xml';
}
