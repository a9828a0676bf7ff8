import { useEffect, useRef, useState } from 'react';
import { styleSheet } from '../../browser/styleSheet';
import { Icon, IconButton } from '../../ui/Icon';
import { useStore } from '../../ui/store';
import { ShareButton } from '../Outcome';
import { paragraphsIn, pointOut } from './changes';
import { foreignFonts, hasFont } from './fonts';
import frameAddress from './frame.html?url';
import styles from './paper.css?inline';
import type { PaperProps, Rendering, Shown } from './previewState';
import { useFieldsOnPaper } from './useFieldsOnPaper';
import { usePaperView } from './usePaperView';

// With a `link` React would not show the paper before the file has come.
document.adoptedStyleSheets.push(styleSheet(styles));

/**
 * The pages of a document, with buttons, and with the ways from the pages to the form and back. The pages stand in a
 * frame that runs no script and has a policy of its own, since a template may come from a stranger.
 */
export function Paper({ rendering, fileName, example, sheet, isInDialog, onShare }: PaperProps) {
  const place = useRef<HTMLDivElement>(null);
  const [frame, setFrame] = useState<Document | null>(null);
  const [lacks, setLacks] = useState<readonly string[]>([]);
  const { isVisible, position, measure, ...zoom } = usePaperView(place, frame);
  const isExample = example !== undefined;
  const shown = example ?? rendering;
  const pages = useStore(shown.pages);
  const before = useRef<Rendering>(undefined);
  const name = fileName.replace(/\.docx$/, '');
  useFieldsOnPaper(isExample ? null : frame);
  usePrinting(rendering, name);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a zoom scales the pages and does not lay them out
  useEffect(() => {
    if (!frame || !isVisible) return;
    showPages(frame, shown, isExample, before.current !== shown);
    before.current = shown;
    measure();
    let isOutdated = false;
    shown.finalPages.then(() => isOutdated || setLacks(lacksOn(frame, sheet, shown)));
    return () => {
      isOutdated = true;
    };
  }, [shown, pages, isExample, frame, isVisible, sheet]);

  async function print() {
    await rendering.finalPages;
    window.print();
  }

  return (
    <>
      <div className="preview-bar">
        <p className="preview-name">{isInDialog ? name : 'Vorschau'}</p>
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
          sandbox="allow-same-origin"
          onLoad={({ currentTarget }) => setFrame(currentTarget.contentDocument)}
        />
      </div>
    </>
  );
}

type ZoomProps = {
  /** The width of the paper as a share of the width of its place. */
  zoom: number;
  setZoom: (zoom: number) => void;
};

/** Buttons that scale the paper in steps of a quarter. */
function ZoomButtons({ zoom, setZoom }: ZoomProps) {
  const step = (name: string, sign: string, by: number) => (
    <button
      type="button"
      aria-label={name}
      title={name}
      onClick={() => setZoom(Math.max(0.5, Math.min(2, zoom + by)))}
    >
      {sign}
    </button>
  );

  return (
    <div className="preview-zoom">
      {step('Verkleinern', '−', -0.25)}
      <output>{100 * zoom} %</output>
      {step('Vergrössern', '+', 0.25)}
    </div>
  );
}

/** A warning that opens the list of differences between paper and document, in German sentences. */
function Lacks({ lacks }: { lacks: readonly string[] }) {
  if (lacks.length === 0) return null;
  return (
    <details>
      <summary aria-label="Zur Vorschau: Etwas fehlt">
        <Icon name="warning" />
      </summary>
      <div className="about-paper">
        {lacks.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </details>
  );
}

/** Prints the document under its name in the place of the site's page. */
function usePrinting(rendering: Rendering, name: string) {
  useEffect(() => {
    function begin() {
      addEventListener('afterprint', printPages(rendering, name), { once: true });
    }

    addEventListener('beforeprint', begin);
    return () => removeEventListener('beforeprint', begin);
  }, [rendering, name]);
}

/** The differences between the pages in a frame and the document. */
function lacksOn(frame: Document, sheet: Shown['sheet'], { missing }: Rendering) {
  const titleBefore = `section:not(:last-child) .docx_${sheet?.title.toLowerCase()}`;
  const lacking = foreignFonts(frame).filter((name) => !hasFont(name));
  return [
    frame.querySelector(titleBefore) && sheet?.tooLong,
    lacking.length > 0 &&
      `Auf diesem Gerät fehlt die Schrift «${lacking.join('», «')}»: In der Vorschau können Zeilen und Seiten anders enden als auf Papier.`,
    missing.length > 0 && `Die Vorschau zeigt nicht: ${missing.join(', ')}. In Word ist es da.`,
  ].filter((sentence) => typeof sentence === 'string');
}

/**
 * Replaces the pages in a frame by the pages of a document, and points out new paragraphs.
 *
 * @param isExample true for an example, of which the frame shows the first page, faintly
 * @param isOther true for another document, false for another layout of the same document
 */
function showPages(
  frame: Document,
  { pages, styles }: Rendering,
  isExample: boolean,
  isOther: boolean,
) {
  const look = `${styles.fonts}${styles.rules}`;
  const sheet = frame.querySelector('#document');
  if (sheet && sheet.textContent !== look) sheet.textContent = look;

  const fresh = frame.importNode(pages.current(), true);
  fresh.classList.toggle('example', isExample);
  const shown = frame.querySelector('body > .docx-wrapper');
  // An example is no change of a document.
  if (shown?.className !== fresh.className) {
    frame.body.replaceChildren(fresh);
    return;
  }
  const before = new Set(paragraphsIn(shown).map(({ textContent }) => textContent));
  renew(shown, fresh);
  if (isOther) pointOut(paragraphsIn(shown), before);
}

/** Replaces the pages that have changed. The other pages keep the selection of the reader. */
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
 * Replaces the site's page by the pages of a document, each a sheet of its size. Browsers print only the first sheet of
 * a frame.
 *
 * @returns a function that brings the site's page back
 */
function printPages({ pages: { current }, styles }: Rendering, name: string) {
  const { title } = document;
  document.title = name;
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
    document.title = title;
  };
}

// After a page of exactly the height of its sheet, a browser prints an empty sheet.
const onSheets = `
  .docx-wrapper { display: block; padding: 0; background: none }
  .docx-wrapper > section.docx {
    margin: 0 0 -1px; box-shadow: none; break-inside: avoid; break-after: page;
  }
  .docx-wrapper > section.docx:last-child { break-after: auto }
`;
