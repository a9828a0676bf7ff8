import type { WordPackage } from './wordPackage';

/** Where the comments of a package stand, or would stand: Word names the part as it likes. */
export function commentsPath(opened: WordPackage): string {
  const relationships = opened.text('word/_rels/document.xml.rels') ?? '';
  const comments = /<Relationship\b[^>]*relationships\/comments"[^>]*>/.exec(relationships)?.[0];
  const target = /Target="([^"]*)"/.exec(comments ?? '')?.[1] ?? 'comments.xml';
  return target.startsWith('/') ? target.slice(1) : `word/${target}`;
}
