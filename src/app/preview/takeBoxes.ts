/** What a box cannot show, by what `shapes.ts` says of it. */
const names: Record<string, string> = {
  chart: 'ein Diagramm',
  relIds: 'SmartArt',
  picture: 'ein Bild',
};

/**
 * Takes the boxes of `shapes.ts` out of what docx-preview rendered. In the place of each stays an element of
 * the class `box-space`, and of `box-0` for the first box.
 *
 * @returns the boxes, and what cannot be shown, in German
 */
export function takeBoxes(wrapper: HTMLElement) {
  const boxes: HTMLElement[] = [];
  const missing = new Set<string>();
  // From behind: a box may have others in it.
  for (const svg of Array.from(wrapper.querySelectorAll('svg')).reverse()) {
    const box = wrapper.ownerDocument.createElement('div');
    box.className = 'box';
    box.style.cssText = svg.style.cssText;
    box.append(...(svg.firstElementChild?.childNodes ?? []));
    const shows = box.style.getPropertyValue('--shows').trim();
    const image = box.querySelector('img');
    if (shows === 'words') box.replaceChildren(box.textContent);
    else if (shows === 'picture' && image && canShow(image)) box.replaceChildren(image);
    else if (shows) {
      const name = names[shows] ?? 'eine Zeichnung';
      missing.add(name);
      box.classList.add('missing');
      box.replaceChildren(name);
    }
    leaveSpace(svg.parentElement, box, boxes.push(box) - 1);
  }
  const images = Array.from(wrapper.querySelectorAll('img'));
  if (!images.every(canShow)) missing.add('ein Bild');
  return { boxes, missing: [...missing].reverse() };
}

/** No browser shows what Windows draws (WMF, EMF), and only Safari shows TIFF. */
function canShow({ src }: HTMLImageElement): boolean {
  return src.startsWith('data:') && !/^data:image\/(x-)?(emf|wmf|tiff?)\b/.test(src);
}

function leaveSpace(place: Element | null, { ownerDocument, style }: HTMLElement, index: number) {
  const space = ownerDocument.createElement('span');
  space.className = `box-space box-${index}`;
  const wrap = style.getPropertyValue('--wrap').trim();
  if (wrap === 'inline') {
    space.style.cssText = `display: inline-block; width: ${style.width}; height: ${style.height}`;
  }
  const paragraph = place?.closest('p');
  // Text flows around it from the top of its paragraph on.
  if (/square|topAndBottom/.test(wrap) && paragraph) {
    place?.remove();
    paragraph.prepend(space);
  } else place?.replaceWith(space);
}
