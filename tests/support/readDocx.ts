import PizZip from 'pizzip';

export type Paragraph = { style: string; text: string };
export const body = 'word/document.xml';

export const bodyOf = (docx: Uint8Array) => partOf(docx, body);

/** Returns the first group of each match. A pattern without a group gives the whole matches. */
export const found = (xml: string, pattern: RegExp) =>
  Array.from(xml.matchAll(pattern), ([all, group]) => group ?? all);

const breaks: Record<string, string> = { '<w:br/>': '\n', '<w:tab/>': '\t' };

/** Returns the paragraphs of the body. The tests read documents without the engine, because they test the engine. */
export function paragraphsOf(docx: Uint8Array): Paragraph[] {
  return paragraphsIn(docx, body);
}

export const textsOf = (docx: Uint8Array) => paragraphsOf(docx).map(({ text }) => text);

export function paragraphsIn(docx: Uint8Array, path: string): Paragraph[] {
  return [...partOf(docx, path).matchAll(/<w:p[ >].*?<\/w:p>|<w:p\/>/gs)].map(([xml]) => ({
    style: /<w:pStyle w:val="([^"]*)"/.exec(xml)?.[1] ?? 'Normal',
    text: [...xml.matchAll(/<w:t(?: [^>]*)?>(.*?)<\/w:t>|<w:br\/>|<w:tab\/>/gs)]
      .map(([found, text]) => (text === undefined ? breaks[found] : decoded(text)))
      .join('')
      // Documents have no-break spaces where a person types spaces (`noBreaks.test.ts`).
      .replaceAll('\u00a0', ' '),
  }));
}

/** The paragraph of a template that holds one tag of a loop or condition. */
export function controlLine(tag: string): string {
  return `<w:p><w:pPr><w:pStyle w:val="ControlLine"/></w:pPr><w:r><w:t>${tag}</w:t></w:r></w:p>`;
}

export function partOf(docx: Uint8Array, path: string): string {
  return new PizZip(docx).file(path)?.asText() ?? '';
}

export function partNames(docx: Uint8Array): string[] {
  const { files } = new PizZip(docx);
  return Object.keys(files)
    .filter((name) => !files[name]?.dir)
    .sort();
}

export function allXml(docx: Uint8Array): string {
  const names = partNames(docx).filter((name) => /\.(xml|rels)$/.test(name));
  return names.map((name) => partOf(docx, name)).join('\n');
}

export function zipOf(files: Readonly<Record<string, Uint8Array | string>>): Uint8Array {
  const zip = new PizZip();
  for (const [name, content] of Object.entries(files)) zip.file(name, content);
  return zip.generate({ type: 'uint8array', compression: 'DEFLATE' });
}

export function withPart(docx: Uint8Array, path: string, rewrite: (xml: string) => string) {
  const zip = new PizZip(docx);
  zip.file(path, rewrite(zip.file(path)?.asText() ?? ''));
  return zip.generate({ type: 'uint8array' });
}

export function replaced(docx: Uint8Array, path: string, from: string | RegExp, to: string) {
  return withPart(docx, path, (xml) => xml.replace(from, to));
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

export function decoded(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|apos|#x27);/g, (_, name: string) => entities[name] ?? "'");
}

/** Returns the attributes of an element from its tag. */
export function attributesIn(tag: string): Record<string, string> {
  const all = tag.matchAll(/ ([\w-]+)="([^"]*)"/g);
  return Object.fromEntries(Array.from(all, ([, name = '', value = '']) => [name, decoded(value)]));
}

/** Returns the comments of a document. `words` is the text in the range of the comment. */
export function commentsOf(docx: Uint8Array): { author: string; words: string; text: string }[] {
  const xmlOfBody = bodyOf(docx);
  const comments = partOf(docx, 'word/comments.xml').matchAll(/<w:comment .*?<\/w:comment>/gs);
  return Array.from(comments, ([xml]) => {
    const id = /w:id="(\d+)"/.exec(xml)?.[1];
    const range = new RegExp(
      `<w:commentRangeStart[^>]*w:id="${id}"[^>]*/>(.*?)<w:commentRangeEnd[^>]*w:id="${id}"`,
      's',
    );
    return {
      author: /w:author="([^"]*)"/.exec(xml)?.[1] ?? '',
      words: textOf(range.exec(xmlOfBody)?.[1] ?? ''),
      text: textOf(xml),
    };
  });
}

function textOf(xml: string): string {
  return decoded(found(xml, /<w:t(?: [^>]*)?>(.*?)<\/w:t>/gs).join(''));
}
