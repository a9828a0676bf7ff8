import { useEffect, useRef, useState } from 'react';
import { shadowHost, styleSheet } from '../../browser/styleSheet';
import { Icon } from '../../ui/Icon';
import { useStore } from '../../ui/store';
import { WaitingButton } from '../../ui/WaitingButton';
import { foreignFonts, hasFont } from './fonts';
import frameAddress from './frame.html?url';
import styles from './paper.css?inline';
import { paragraphsIn, showChange, useLinksToFields } from './paragraphs';
import type { Rendering, ShownDocument } from './previewState';
import { useScaledFrame } from './useScaledFrame';

/** The `@page` rules for printing. `printPages` replaces the rules before the document is printed. */
const sheetRules = styleSheet('');

// `paper.css` is inlined into the script. With a `<link>`, React would show no pages until the style sheet has loaded.
document.adoptedStyleSheets.push(styleSheet(styles), sheetRules);

/** The sizes of a page in the order of presses on the button (`useScaledFrame`). */
const zooms = [1, 0, 2];

/**
 * The pages of a document in a frame, below a row of buttons. A click on a paragraph focuses its field in the form.
 * When a field gets the focus, the frame scrolls to its paragraph. The frame runs no script and has its own Content
 * Security Policy, because a template may come from a stranger.
 */
export function PreviewPages({
  rendering,
  fileName,
  example,
  onePagePart,
  isReshaped = false,
  isOutdated,
}: ShownDocument) {
  const place = useRef<HTMLDivElement>(null);
  const [frame, setFrame] = useState<Document | null>(null);
  const [warnings, setWarnings] = useState<readonly string[]>([]);
  const { isVisible, position, measure, zoom, setZoom } = useScaledFrame(place, frame);
  const isExample = example !== undefined;
  const shown = example ?? rendering;
  const pages = useStore(shown.pages);
  const previous = useRef<Rendering>(undefined);
  const name = fileName.replace(/\.docx$/, '');
  useLinksToFields(isExample ? null : frame);
  usePrinting(rendering, name);

  // A new zoom changes `measure`, but needs no new pages. `isReshaped` changes only together with `rendering`.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `measure` and `isReshaped` alone need no new pages
  useEffect(() => {
    if (!frame || !isVisible) return;
    showPages(frame, shown, isExample, previous.current !== shown, isReshaped);
    previous.current = shown;
    measure();
    let isCurrent = true;
    shown.finalPages.then(() => isCurrent && setWarnings(warningsAbout(frame, onePagePart, shown)));
    return () => {
      isCurrent = false;
    };
  }, [shown, pages, isExample, frame, isVisible, onePagePart]);

  async function print() {
    await rendering.finalPages;
    window.print();
  }

  const nextZoom = zooms[zooms.indexOf(zoom) + 1] ?? 1;
  return (
    <>
      <div className="preview-bar">
        <p className="preview-name">{name}</p>
        <p className="preview-page">{!isExample && position}</p>
        <WaitingButton
          className="preview-zoom"
          title="Grösse ändern"
          onClick={() => setZoom(nextZoom)}
        >
          {['Ganze Seite', 'Seitenbreite', 'Vergrössern'][nextZoom]}
        </WaitingButton>
        <PreviewWarnings warnings={warnings} />
        <WaitingButton
          icon="print"
          aria-label="Drucken"
          title="Als PDF: beim Drucken «Als PDF sichern» wählen"
          onClick={print}
        >
          <span className="wide">Drucken</span>
        </WaitingButton>
      </div>
      <div ref={place} className="preview-paper" data-zoom={zoom} aria-busy={isOutdated}>
        <p className="preview-note" role="status">
          {isOutdated ? 'Kommt gleich …' : isExample && 'Beispiel'}
        </p>
        <iframe
          title={`Vorschau: ${isExample ? 'Beispiel für ' : ''}${fileName}`}
          src={frameAddress}
          sandbox="allow-same-origin"
          onLoad={({ currentTarget }) => setFrame(currentTarget.contentDocument)}
        />
      </div>
    </>
  );
}

/** A warning sign that opens the German warnings about the preview. Renders nothing without warnings. */
function PreviewWarnings({ warnings }: { warnings: readonly string[] }) {
  if (warnings.length === 0) return null;
  return (
    <details>
      <summary aria-label="Hinweis zur Vorschau">
        <Icon name="warning" />
        <span className="wide">Hinweis</span>
      </summary>
      <div className="about-paper">
        {warnings.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </details>
  );
}

/** Makes the browser print the document instead of the site's page. The title of the print is `name`. */
function usePrinting(rendering: Rendering, name: string) {
  useEffect(() => {
    function begin() {
      addEventListener('afterprint', printPages(rendering, name), { once: true });
    }

    addEventListener('beforeprint', begin);
    return () => removeEventListener('beforeprint', begin);
  }, [rendering, name]);
}

/**
 * Returns a German warning for each of these cases:
 * - `onePagePart` takes more than one page. Its title is then before the last page, because `onePagePart` ends the
 *   document.
 * - The device lacks a font of the document.
 * - The preview does not show all contents of the document.
 */
function warningsAbout(
  frame: Document,
  onePagePart: ShownDocument['onePagePart'],
  { missing }: Rendering,
) {
  const titleOnEarlierPage = `section:not(:last-child) .docx_${onePagePart?.titleStyle.toLowerCase()}`;
  const lacking = foreignFonts(frame).filter((name) => !hasFont(name));
  return [
    frame.querySelector(titleOnEarlierPage) && onePagePart?.tooLong,
    lacking.length > 0 &&
      `Auf diesem Gerät fehlt die Schrift «${lacking.join('», «')}»: In der Vorschau können Zeilen und Seiten anders enden als auf Papier.`,
    missing.length > 0 && `Die Vorschau zeigt nicht: ${missing.join(', ')}. In Word ist es da.`,
  ].filter((sentence) => typeof sentence === 'string');
}

/**
 * Replaces the pages in a frame by the pages of a document. Marks the new paragraphs of the document (`showChange`).
 *
 * @param isExample true for an example document. The frame shows only the first page of an example, on a tinted sheet.
 * @param isNewDocument true for a new document, false for a new layout of the document that the frame already shows
 * @param isReshaped see `ShownDocument`
 */
function showPages(
  frame: Document,
  { pages, styles }: Rendering,
  isExample: boolean,
  isNewDocument: boolean,
  isReshaped: boolean,
) {
  const css = `${styles.fonts}${styles.rules}`;
  const styleElement = frame.querySelector('#document') as Element;
  if (styleElement.textContent !== css) styleElement.textContent = css;

  const fresh = frame.importNode(pages.current(), true);
  fresh.classList.toggle('example', isExample);
  const shown = frame.querySelector('body > .docx-wrapper');
  const before = paragraphsIn(frame);
  frame.body.replaceChildren(fresh);
  if (!isNewDocument) return;
  // When an example replaces a document, or a document replaces an example, the class changes. The frame then shows the
  // beginning.
  if (shown?.className === fresh.className) showChange(paragraphsIn(fresh), before, isReshaped);
  else frame.defaultView?.scrollTo(0, 0);
}

/**
 * Adds the pages of a document to the site's page, from which the browser prints them. `paper.css` hides everything
 * else in print. Each page of the document gets a sheet of its own size. The frame of the preview cannot be printed,
 * because browsers print only the first sheet of a frame.
 *
 * @returns a function that removes the pages and restores the title of the site's page
 */
function printPages({ pages: { current }, styles }: Rendering, name: string) {
  const { title } = document;
  document.title = name;
  const pages = current();
  const rules = Array.from(pages.children as Iterable<HTMLElement>, ({ style }, at) => {
    style.setProperty('page', `sheet-${at}`);
    return `@page sheet-${at} { size: ${style.width} ${style.height}; margin: 0 }`;
  });
  sheetRules.replaceSync(rules.join('\n'));
  const host = shadowHost([styles.sheet, styleSheet(onSheets)], pages);
  host.className = 'printed-document';
  document.body.append(host);
  return () => {
    host.remove();
    document.title = title;
  };
}

// Browsers print an empty sheet after a page that is exactly as high as its sheet. The margin of −1 px prevents the
// empty sheet.
const onSheets = `
  .docx-wrapper { display: block; padding: 0; background: none }
  .docx-wrapper > section.docx {
    margin: 0 0 -1px; box-shadow: none; break-inside: avoid; break-after: page;
  }
  .docx-wrapper > section.docx:last-child { break-after: auto }
`;
