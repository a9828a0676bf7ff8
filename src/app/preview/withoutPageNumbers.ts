import JSZip from 'jszip';

/**
 * A Word document without the lines of its headers and footers that count pages: where pages break, and
 * so their numbers, only Word knows. docx-preview would show «Seite von», or what was saved last.
 *
 * @param bytes a .docx file
 */
export async function withoutPageNumbers(bytes: Uint8Array): Promise<Uint8Array> {
  const zip = await JSZip.loadAsync(bytes);
  let isChanged = false;
  for (const part of zip.file(/^word\/(header|footer)\d*\.xml$/)) {
    const xml = new DOMParser().parseFromString(await part.async('string'), 'text/xml');
    const counting = Array.from(xml.getElementsByTagName('*')).filter(countsPages);
    for (const field of counting) emptyParagraphOf(field);
    if (counting.length === 0) continue;
    zip.file(part.name, new XMLSerializer().serializeToString(xml));
    isChanged = true;
  }
  return isChanged ? zip.generateAsync({ type: 'uint8array' }) : bytes;
}

function countsPages(element: Element): boolean {
  const { localName, textContent } = element;
  const instruction =
    localName === 'instrText'
      ? textContent
      : localName === 'fldSimple' && element.getAttribute('w:instr');
  return /^\s*(PAGE|NUMPAGES|SECTIONPAGES)\b/.test(instruction || '');
}

function emptyParagraphOf(field: Element) {
  let paragraph: Element | null = field;
  while (paragraph && paragraph.localName !== 'p') paragraph = paragraph.parentElement;
  for (const child of Array.from(paragraph?.children ?? [])) {
    if (child.localName !== 'pPr') child.remove();
  }
}
