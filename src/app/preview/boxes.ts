/**
 * How a shape goes through docx-preview 0.4, which shows the text of no others than text boxes of VML: as one
 * of these, with its place and look as CSS. Custom properties say what CSS cannot.
 *
 * - `--across: page 0.5 12pt`: from what it is placed, how much of the room left over is before it, how far it
 *   is moved; `--down` the same
 * - `--wrap: none`, `inline`, `square` or `topAndBottom`
 * - `--gap`: how far text stays away from it; `--grows`: with its text; `--word-art`: it is words in its own look
 * - `--picture`, `--missing`: what it is called when it cannot be shown
 */
export function boxOf(owner: Element, css: readonly string[], content: readonly Node[]): Element {
  const { ownerDocument: part } = owner;
  const box = part.createElementNS(vml, 'v:textbox');
  box.setAttribute('style', css.join(';'));
  const text = wordElement(owner, 'txbxContent');
  text.append(...content);
  box.append(text);
  const picture = wordElement(owner, 'pict');
  picture.append(box);
  return picture;
}

/** `<w:p>` around runs with these. */
export function paragraphOf(owner: Element, content: readonly Node[]): Element {
  const paragraph = wordElement(owner, 'p');
  for (const one of content) {
    const run = wordElement(owner, 'r');
    run.append(one);
    paragraph.append(run);
  }
  return paragraph;
}

/** A picture on a line, as docx-preview reads it. */
export function pictureOf(owner: Element, picture: Element): Element {
  const { ownerDocument: part } = owner;
  const drawing = wordElement(owner, 'drawing');
  const nest = (around: Element, name: string) => {
    const inner = part.createElementNS(null, name);
    around.append(inner);
    return inner;
  };
  nest(nest(nest(drawing, 'inline'), 'graphic'), 'graphicData').append(picture);
  return drawing;
}

/** A picture as DrawingML names it, by the id of its file. */
export function pictureBy({ ownerDocument: part }: Element, id: string): Element {
  const picture = part.createElementNS(null, 'pic');
  const fill = part.createElementNS(null, 'blipFill');
  const blip = part.createElementNS(null, 'blip');
  blip.setAttributeNS(relationships, 'r:embed', id);
  fill.append(blip);
  picture.append(fill, part.createElementNS(null, 'spPr'));
  return picture;
}

export function wordElement({ ownerDocument: part }: Element, name: string): Element {
  return part.createElementNS(word, `w:${name}`);
}

export function childOf(element: Element | undefined, ...names: string[]): Element | undefined {
  return Array.from(element?.children ?? []).find(({ localName }) => names.includes(localName));
}

/** A number of a stranger's file; what is none counts as 0. */
export function numberOf(text: string | null | undefined): number {
  const value = Number.parseFloat(text ?? '');
  return Number.isFinite(value) ? value : 0;
}

/** How much of the room left over is before what is aligned so; none for `left`, `top` and `inside`. */
export const shares: Record<string, number> = { center: 0.5, right: 1, bottom: 1, outside: 1 };

const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const vml = 'urn:schemas-microsoft-com:vml';
export const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
