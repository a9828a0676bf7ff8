/** What a box cannot show, by the name that `boxes.ts` has for it. */
const names: Record<string, string> = {
  chart: 'ein Diagramm',
  smartArt: 'SmartArt',
  drawing: 'eine Zeichnung',
  picture: 'ein Bild',
};

/**
 * Takes the boxes out of what docx-preview rendered. In the place of each stays an element of the class
 * `box-space`, and of `box-0` for the first box.
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
    if (box.style.getPropertyValue('--word-art')) box.replaceChildren(box.textContent);
    const picture = box.style.getPropertyValue('--picture').trim();
    const image = picture && box.querySelector('img');
    const isShown = image && canShow(image);
    if (image) box.replaceChildren(...(isShown ? [image] : []));
    const name = names[box.style.getPropertyValue('--missing').trim() || (isShown ? '' : picture)];
    if (name) {
      missing.add(name);
      box.classList.add('missing');
      box.append(name);
    }
    leaveSpace(svg.parentElement, box, boxes.push(box) - 1);
  }
  for (const image of wrapper.querySelectorAll('img')) {
    if (!canShow(image)) missing.add(names.picture ?? '');
  }
  return { boxes, missing: [...missing].reverse() };
}

/** No browser shows what Windows draws (WMF, EMF), and only Safari shows TIFF. */
function canShow(image: HTMLImageElement): boolean {
  const { src } = image;
  return src.startsWith('data:') && !/^data:image\/(x-)?(emf|wmf|tiff?)\b/.test(src);
}

function leaveSpace(place: Element | null, box: HTMLElement, index: number) {
  const space = box.ownerDocument.createElement('span');
  space.className = `box-space box-${index}`;
  const wrap = box.style.getPropertyValue('--wrap').trim();
  if (wrap === 'inline') {
    space.style.display = 'inline-block';
    space.style.width = box.style.width;
    space.style.height = box.style.height;
  }
  const paragraph = place?.closest('p');
  // Text flows around it from the top of its paragraph on.
  if (/square|topAndBottom/.test(wrap) && paragraph) {
    place?.remove();
    paragraph.prepend(space);
  } else place?.replaceWith(space);
}
