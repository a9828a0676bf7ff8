import { useEffect, useRef, useState } from 'react';
import { styleSheet } from '../../browser/styleSheet';
import { Icon, IconButton } from '../../ui/Icon';
import { useStore } from '../../ui/store';
import { ShareButton } from '../Outcome';
import { paragraphsIn, pointOut } from './changes';
import { fontsOf, hasFont, namedFonts } from './fonts';
import frameAddress from './frame.html?url';
import { findLostText, sayLost } from './lostText';
import { type Lack, Lacks, ZoomButtons } from './PaperBar';
import styles from './paper.css?inline';
import type { PaperProps, Rendering, Shown } from './previewState';
import { useFieldsOnPaper } from './useFieldsOnPaper';
import { usePaperView } from './usePaperView';

// A `link` would have React hold the paper back until its file is there.
document.adoptedStyleSheets.push(styleSheet(styles));

/** In ms, without a change: then nobody types. */
const calm = 300;

/**
 * The pages of a document, as wide as their place or each as a whole, with what leads from them to the form
 * and back. They stand in a frame that runs no script and has a policy of its own: a template may come from
 * a stranger.
 */
export function Paper({ rendering, fileName, example, sheet, isInDialog, onShare }: PaperProps) {
  const place = useRef<HTMLDivElement>(null);
  const [frame, setFrame] = useState<Document | null>(null);
  const [lacks, setLacks] = useState<readonly Lack[]>([]);
  const { isVisible, position, measure, ...zoom } = usePaperView(place, frame);
  const isExample = example !== undefined;
  const shown = example ?? rendering;
  const pages = useStore(shown.pages);
  const before = useRef<Rendering>(undefined);
  const name = fileName.replace(/\.docx$/, '');
  useFieldsOnPaper(isExample ? null : frame);
  usePrinting(rendering, name);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a zoom changes how it is scaled, not how it is laid out
  useEffect(() => {
    if (!frame || !isVisible) return;
    showPages(frame, shown, isExample, before.current !== shown);
    before.current = shown;
    measure();
    let isOutdated = false;
    const timer = setTimeout(async () => {
      // In another font other words are lost.
      await shown.finalPages;
      if (!isOutdated) await fontsOf(frame);
      if (!isOutdated) setLacks(lacksOn(frame, sheet, shown));
    }, calm);
    return () => {
      isOutdated = true;
      clearTimeout(timer);
    };
  }, [shown, pages, isExample, frame, isVisible, sheet]);

  async function print() {
    await rendering.finalPages;
    window.print();
  }

  return (
    <>
      {!isInDialog && <Divider />}
      <div className="preview-bar">
        <p className="preview-name">
          {isInDialog ? (
            // Of a long name the middle is left out: what it ends with tells it from others.
            <>
              <span>{name.slice(0, -12)}</span>
              <span>{name.slice(-12)}</span>
            </>
          ) : (
            'Vorschau'
          )}
        </p>
        <p className="preview-page">{!isExample && position}</p>
        <ZoomButtons {...zoom} />
        <Lacks lacks={lacks} />
        <button
          type="button"
          aria-label="Drucken"
          title="Als PDF: beim Drucken «Als PDF sichern» wählen"
          onClick={print}
        >
          <Icon name="print" />
          <span className="wide">Drucken</span>
        </button>
        {onShare && (
          <>
            <IconButton
              name="download"
              title="Herunterladen"
              onClick={({ currentTarget }) => currentTarget.form?.requestSubmit()}
            />
            <ShareButton onPress={onShare} />
          </>
        )}
      </div>
      <div ref={place} className="preview-paper">
        <p className="preview-note" role="status">
          {isExample && 'Beispiel'}
        </p>
        <iframe
          title={`Vorschau: ${isExample ? 'Beispiel für ' : ''}${fileName}`}
          src={frameAddress}
          sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          onLoad={({ currentTarget }) => setFrame(currentTarget.contentDocument)}
        />
      </div>
    </>
  );
}

/** Has whoever prints the page get the document, under its own name. */
function usePrinting(rendering: Rendering, name: string) {
  useEffect(() => {
    function begin() {
      const { title } = document;
      const removePages = printPages(rendering);
      document.title = name;
      function end() {
        removePages();
        document.title = title;
      }
      addEventListener('afterprint', end, { once: true });
    }

    addEventListener('beforeprint', begin);
    return () => removeEventListener('beforeprint', begin);
  }, [rendering, name]);
}

/** What the pages in a frame do not show, and whether what is meant for one sheet takes more. */
function lacksOn(frame: Document, sheet: Shown['sheet'], { missing }: Rendering) {
  const titleBefore = `section:not(:last-child) .docx_${sheet?.title.toLowerCase()}`;
  const { foreign, late } = namedFonts(frame);
  const lacking = foreign.filter((name) => !hasFont(name));
  const listed = (fonts: readonly string[]) => fonts.map((name) => `«${name}»`).join(', ');
  const sentences = [
    frame.querySelector(titleBefore) && sheet?.tooLong,
    lacking.length > 0 &&
      `Auf diesem Gerät fehlt ${listed(lacking)}: Die Vorschau nimmt eine andere Schrift.`,
    late.length > 0 &&
      `Die Schrift für ${listed(late)} ist nicht geladen: In der Vorschau können Zeilen und Seiten anders enden als auf Papier.`,
    missing.length > 0 && `Die Vorschau zeigt nicht: ${missing.join(', ')}. In Word ist es da.`,
  ];
  return [
    ...sayLost(findLostText(frame)),
    ...sentences.flatMap((sentence) => (sentence ? { sentence } : [])),
  ];
}

const { style } = document.documentElement;
const share = '--form-share';

/**
 * Between form and preview, to be dragged; kept for as long as the tab is open, on every page. How wide each is at
 * least, and at first, stands in `preview.css`.
 */
function Divider() {
  return (
    <input
      ref={showShare}
      type="range"
      className="preview-divider"
      aria-label="Breite des Formulars"
      title="Ziehen; Doppelklick: wie zu Beginn"
      onInput={({ currentTarget }) => style.setProperty(share, currentTarget.value)}
      onDoubleClick={({ currentTarget }) => {
        style.removeProperty(share);
        showShare(currentTarget);
      }}
    />
  );
}

function showShare(divider: HTMLInputElement | null) {
  const now = divider && getComputedStyle(divider);
  if (now) divider.value = now.getPropertyValue(share) || now.getPropertyValue('--form-start');
}

/**
 * Shows a document in a frame, page by page, in the place of the one before, and points out what is new.
 *
 * @param isExample faint, and its first page alone
 * @param isOther than the one before; else only its lines end elsewhere
 */
function showPages(
  frame: Document,
  { pages, styles }: Rendering,
  isExample: boolean,
  isOther: boolean,
) {
  const look = `${styles.fonts}${styles.rules}`;
  const sheet = frame.querySelector('#document');
  const isRestyled = sheet?.textContent !== look;
  if (sheet && isRestyled) sheet.textContent = look;

  const fresh = frame.importNode(pages.current(), true);
  fresh.classList.toggle('example', isExample);
  const shown = frame.querySelector('body > .docx-wrapper');
  // An example is no change of a document.
  if (shown?.className !== fresh.className) {
    frame.body.replaceChildren(fresh);
    return;
  }
  const before = paragraphsIn(shown).map(({ textContent }) => textContent);
  renew(shown, fresh);
  // In another look everything is new.
  if (isOther && !isRestyled) pointOut(paragraphsIn(shown), before);
}

/** Puts fresh pages in the place of those that are shown. One that is the same stays, with the reader's selection. */
function renew(shown: Element, fresh: Element) {
  const pages = Array.from(fresh.children);
  for (const [at, page] of pages.entries()) {
    const before = shown.children[at];
    if (!before) shown.append(page);
    else if (!before.isEqualNode(page)) before.replaceWith(page);
  }
  while (shown.childElementCount > pages.length) shown.lastElementChild?.remove();
}

/**
 * Puts the pages of a document in the place of the site's page for as long as it is printed: a frame would
 * be cut where its first sheet ends. Each page is a sheet of its size.
 *
 * @returns what brings the site's page back
 */
function printPages({ pages: { current }, styles }: Rendering) {
  const pages = current();
  const host = document.createElement('div');
  host.className = 'printed-document';
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [styles.sheet, styleSheet(onSheets)];
  const sizes = new Set<string>();
  for (const { style } of pages.children as Iterable<HTMLElement>) {
    const size = `${style.width} ${style.height}`;
    const name = `sheet-${size.replace(/\W+/g, '-')}`;
    style.setProperty('page', name);
    sizes.add(`@page ${name} { size: ${size}; margin: 0; }`);
  }
  shadow.append(pages);
  document.body.append(host);
  const sheets = styleSheet([...sizes].join('\n'));
  document.adoptedStyleSheets.push(sheets);
  return () => {
    host.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheets);
  };
}

// A page that is as high as its sheet, to the last fraction, is followed by an empty one.
const onSheets = `
  .docx-wrapper { display: block; padding: 0; background: none }
  .docx-wrapper > section.docx {
    margin: 0 0 -1px; box-shadow: none; break-inside: avoid; break-after: page;
  }
  .docx-wrapper > section.docx:last-child { break-after: auto }
`;
