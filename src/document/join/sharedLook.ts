import { body, relationshipsOf, targetOfType } from '../package/parts';
import type { WordPackage } from '../package/wordPackage';

/** The documents that share the look which most of them have; of equally many, that of the first. */
export function ofOneLook<Document extends { opened: WordPackage }>(
  documents: readonly Document[],
): Document[] {
  const groups = new Map<string, Document[]>();
  for (const document of documents) {
    const look = lookOf(document.opened);
    groups.set(look, [...(groups.get(look) ?? []), document]);
  }
  return [...groups.values()].reduce((most, one) => (one.length > most.length ? one : most), []);
}

const parts = ['styles', 'numbering', 'theme', 'settings', 'fontTable'];

/** All that the documents of one file share: two that give the same text look the same. */
function lookOf(opened: WordPackage): string {
  const paper = /<w:background[\s/>].*?<w:body[\s>]/s.exec(opened.text(body) ?? '')?.[0] ?? '';
  return [paper, ...parts.map((kind) => partWithPictures(opened, kind))].join('\n');
}

function partWithPictures(opened: WordPackage, kind: string): string {
  const path = targetOfType(opened, body, kind);
  if (path === undefined) return '';
  const pointed = relationshipsOf(opened, path).map(({ id, type, target, isOutside }) =>
    [id, type, isOutside ? target : latin(opened.content(target))].join(' '),
  );
  return [withoutTraces(opened.text(path) ?? ''), ...pointed].join('\n');
}

function latin(bytes: Uint8Array | undefined): string {
  return new TextDecoder('latin1').decode(bytes);
}

// What Word writes anew at each saving, and shows nobody.
function withoutTraces(xml: string): string {
  return xml
    .replace(/<w:rsids>.*?<\/w:rsids>/gs, '')
    .replace(/<(w:(zoom|proofState|rsid)|w1[45]:docId)\s[^>]*\/>/g, '')
    .replace(/\sw:rsid\w*="[^"]*"/g, '');
}
