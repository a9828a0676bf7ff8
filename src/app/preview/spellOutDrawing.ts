import {
  boxOf,
  childOf,
  numberOf,
  paragraphOf,
  pictureBy,
  pictureOf,
  relationships,
  shares,
} from './boxes';
import { colourOf, lookOf } from './drawingLook';

const emusPerPoint = 12_700;

/** A drawing becomes a box, but for a picture that stands on a line as a letter does. */
export function spellOutDrawing(drawing: Element) {
  const frame = childOf(drawing, 'anchor', 'inline');
  const content = childOf(childOf(frame, 'graphic'), 'graphicData')?.firstElementChild;
  if (!frame || !content) return;
  if (isOn(childOf(frame, 'docPr')?.getAttribute('hidden'))) drawing.remove();
  else if (frame.localName === 'anchor' || content.localName !== 'pic') {
    drawing.replaceWith(boxFor(content, placeOf(frame)));
  }
}

function boxFor(content: Element, place: readonly string[]): Element {
  switch (content.localName) {
    case 'pic': {
      const css = [...place, ...lookOf(content), '--picture: picture'];
      return boxOf(content, css, [paragraphOf(content, [pictureOf(content, content)])]);
    }
    case 'wsp':
    case 'sp': {
      const words = childOf(childOf(content, 'txbx'), 'txbxContent');
      const css = [...place, ...lookOf(content), ...(words ? textOf(content) : [])];
      const blip = childOf(childOf(childOf(content, 'spPr'), 'blipFill'), 'blip');
      const id = blip?.getAttributeNS(relationships, 'embed');
      if (id && !words) {
        const picture = pictureOf(content, pictureBy(content, id));
        return boxOf(content, [...css, '--picture: picture'], [paragraphOf(content, [picture])]);
      }
      return boxOf(content, css, Array.from(words?.childNodes ?? []));
    }
    case 'wgp':
    case 'grpSp':
    case 'wpc':
      return boxOf(content, place, [paragraphOf(content, membersOf(content))]);
    default:
      return boxOf(
        content,
        [...place, `--missing: ${missing[content.localName] ?? 'drawing'}`],
        [],
      );
  }
}

const missing: Record<string, string> = { chart: 'chart', relIds: 'smartArt' };

/** Where Word anchors it (ECMA-376, 20.4.2.3). */
function placeOf(frame: Element): string[] {
  const { width, height } = sizeOf(childOf(frame, 'extent'));
  const size = [`width: ${width}pt`, `height: ${height}pt`];
  if (frame.localName === 'inline') return [...size, '--wrap: inline'];
  const wrap = childOf(frame, 'wrapTopAndBottom')
    ? 'topAndBottom'
    : childOf(frame, 'wrapSquare', 'wrapTight', 'wrapThrough')
      ? 'square'
      : 'none';
  const layer = numberOf(frame.getAttribute('relativeHeight')) / 2;
  return [
    ...size,
    `--wrap: ${wrap}`,
    `--gap: ${points(frame, 'distL')}pt`,
    `--across: ${axisOf(childOf(frame, 'positionH'))}`,
    `--down: ${axisOf(childOf(frame, 'positionV'))}`,
    `z-index: ${Math.round(isOn(frame.getAttribute('behindDoc')) ? layer - 2 ** 31 : layer)}`,
  ];
}

function axisOf(position: Element | undefined): string {
  const from = position?.getAttribute('relativeFrom')?.replace(/\W/g, '') || 'page';
  const share = shares[childOf(position, 'align')?.textContent.trim() ?? ''] ?? 0;
  const offset = numberOf(childOf(position, 'posOffset')?.textContent) / emusPerPoint;
  return `${from} ${share} ${offset}pt`;
}

/** What a group holds, each in its place within the group: it may count in units of its own (20.1.7.5). */
function membersOf(group: Element): Element[] {
  const own = childOf(childOf(group, 'grpSpPr'), 'xfrm');
  const [outer, inner] = [sizeOf(childOf(own, 'ext')), sizeOf(childOf(own, 'chExt'))];
  const scale = (inner.width && outer.width / inner.width) || 1;
  const start = childOf(own, 'chOff');
  const members = Array.from(group.children).filter(({ localName }) =>
    ['wsp', 'sp', 'pic', 'grpSp', 'graphicFrame'].includes(localName),
  );
  return members.map((member) => {
    const data = childOf(childOf(member, 'graphic'), 'graphicData')?.firstElementChild;
    const frame = childOf(member, 'xfrm') ?? childOf(childOf(member, 'spPr', 'grpSpPr'), 'xfrm');
    const { width, height } = sizeOf(childOf(frame, 'ext'));
    const from = (side: string) =>
      scale * (points(childOf(frame, 'off'), side) - points(start, side));
    return boxFor(data ?? member, [
      `width: ${scale * width}pt`,
      `height: ${scale * height}pt`,
      '--wrap: none',
      `--across: box 0 ${from('x')}pt`,
      `--down: box 0 ${from('y')}pt`,
    ]);
  });
}

function sizeOf(extent: Element | undefined) {
  return { width: points(extent, 'cx'), height: points(extent, 'cy') };
}

const alignments: Record<string, string> = { ctr: 'center', b: 'end' };

/** How the text of a shape stands in it. */
function textOf(shape: Element): string[] {
  const body = childOf(shape, 'bodyPr');
  const inset = (side: string, usual: number) =>
    body?.hasAttribute(side) ? points(body, side) : usual;
  const colour = colourOf(childOf(childOf(shape, 'style'), 'fontRef'));
  return [
    `padding: ${inset('tIns', 3.6)}pt ${inset('rIns', 7.2)}pt ${inset('bIns', 3.6)}pt ${inset('lIns', 7.2)}pt`,
    `justify-content: ${alignments[body?.getAttribute('anchor') ?? ''] ?? 'start'}`,
    ...(childOf(body, 'spAutoFit') ? ['--grows: yes'] : []),
    ...(/^(vert|eaVert)$/.test(body?.getAttribute('vert') ?? '')
      ? ['writing-mode: vertical-rl']
      : []),
    ...(body?.getAttribute('vert') === 'vert270' ? ['writing-mode: sideways-lr'] : []),
    ...(colour ? [`color: ${colour}`] : []),
  ];
}

function points(element: Element | undefined, name: string): number {
  return numberOf(element?.getAttribute(name)) / emusPerPoint;
}

function isOn(value: string | null | undefined): boolean {
  return value === '1' || value === 'true';
}
