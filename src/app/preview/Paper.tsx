import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { styleSheet } from '../../browser/styleSheet';
import { Icon } from '../../ui/Icon';
import { AboutPaper } from './AboutPaper';
import { Divider } from './Divider';
import { failureOf } from './failureOf';
import { loadFontsOf, missingFonts, withItsFonts } from './fonts';
import frameAddress from './frame.html?url';
import { findLostText, type LostText, sayLost } from './lostText';
import styles from './paper.css?inline';
import type { PreviewFailure } from './previewState';
import type { Rendering } from './rendering';
import { SaveButtons } from './SaveButtons';
import { useExample } from './useExample';
import { formBeside, useFieldsOnPaper } from './useFieldsOnPaper';
import { useMatches } from './useMatches';
import { usePageInView } from './usePageInView';
import { usePaperScale } from './usePaperScale';
import { ZoomButtons } from './ZoomButtons';

// A `link` would have React hold the paper back until its file is there.
document.adoptedStyleSheets.push(styleSheet(styles));

export type PaperProps = {
  rendering: Rendering;
  /** Of the file that is shown. */
  fileName: string;
  makeExample: (() => Promise<Rendering>) | undefined;
  /** It could not be laid out. */
  onFailure: (failure: PreviewFailure) => void;
  /** Before somebody goes from the paper to a field. */
  onLeave?: (() => void) | undefined;
  /** Hands the document to another app; where that is offered, it can be downloaded, too. */
  onShare?: (() => void) | undefined;
  isInDialog: boolean;
};

const aboutExample = 'Ein Beispiel: Deines entsteht, sobald du etwas eingibst.';

/** In ms, without a change: then nobody types. */
const calm = 300;

/** There a page is as wide as the screen, and fingers enlarge it. */
const narrow = '(max-width: 515px)';

/**
 * The pages of a document, as wide as their place or each as a whole, with what leads from them to the form
 * and back. They stand in a frame that runs no script and has a policy of its own: a template may come from
 * a stranger.
 */
export function Paper({
  rendering,
  fileName,
  makeExample,
  isInDialog,
  onFailure,
  onLeave,
  onShare,
}: PaperProps) {
  const place = useRef<HTMLDivElement>(null);
  const [frame, setFrame] = useState<Document | null>(null);
  const [fonts, setFonts] = useState<readonly string[]>([]);
  const { rescale, isVisible, ...zoom } = usePaperScale(place, frame);
  const isNarrow = useMatches(narrow);
  const { page, count, recount } = usePageInView(frame);
  const [isPosterLong, setPosterLong] = useState(false);
  const [lost, setLost] = useState<readonly LostText[]>([]);
  const { shown, isExample } = useExample(rendering, makeExample);
  const placeInFocus = useFieldsOnPaper(place, isExample ? null : frame, onLeave);

  // A zoom changes how it is scaled, not how it is laid out.
  const measure = useEffectEvent((paper: Document) => {
    rescale();
    recount();
    setPosterLong(hasLongPoster(paper));
  });
  const giveUp = useEffectEvent((error: unknown) => {
    // What is not visible has no pages.
    if (place.current?.clientWidth) onFailure(failureOf(error));
  });

  useEffect(() => {
    if (!frame || !isVisible || !shown) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    let whenCalm: ReturnType<typeof setTimeout>;
    // The page's own, or the frame has a ground of another scheme.
    const { colorScheme } = getComputedStyle(document.documentElement);
    frame.documentElement.style.colorScheme = colorScheme;
    const show = async () => {
      await shown.showIn(frame, { signal, workedOn: placeInFocus, isExample });
      measure(frame);
      clearTimeout(whenCalm);
      whenCalm = setTimeout(() => setLost(findLostText(frame)), calm);
    };
    withItsFonts(frame, show)
      .then(() => {
        signal.throwIfAborted();
        setFonts((before) => same(before, missingFonts(frame)));
        return loadFontsOf(frame);
      })
      .catch((error) => {
        if (!signal.aborted) giveUp(error);
      });
    return () => {
      leaving.abort();
      clearTimeout(whenCalm);
    };
  }, [shown, isExample, frame, isVisible, placeInFocus]);

  const sentences = [
    isPosterLong &&
      'Das Notruf-Plakat braucht mehr als eine Seite: Kürze, was bei «Für die Rettung» steht.',
    rendering.missing.length > 0 &&
      `Die Vorschau zeigt nicht: ${rendering.missing.join(', ')}. In Word ist es da.`,
    fonts.length > 0 &&
      `Auf diesem Gerät fehlt ${fonts.map((name) => `«${name}»`).join(', ')}: Die Vorschau nimmt eine andere Schrift.`,
  ].filter((sentence) => sentence !== false);
  const lacks = [...sayLost(lost), ...sentences.map((sentence) => ({ sentence }))];

  const print = (
    <button
      type="button"
      aria-label="Drucken"
      title="Als PDF: beim Drucken «Als PDF sichern» wählen"
      onClick={() => window.print()}
    >
      <Icon name="print" />
      <span className="wide">Drucken</span>
    </button>
  );

  return (
    <>
      {!isInDialog && <Divider />}
      <div className="preview-bar">
        <p className="preview-name">{isInDialog ? <NameOf fileName={fileName} /> : 'Vorschau'}</p>
        <p className="preview-page">{!isExample && count > 0 && `Seite ${page}/${count}`}</p>
        {!isNarrow && <ZoomButtons {...zoom} place={place} frame={frame} />}
        <AboutPaper lacks={lacks} leadsToForm={!isExample && Boolean(formBeside(place.current))}>
          {isNarrow && print}
        </AboutPaper>
        {!isNarrow && print}
        {onShare && <SaveButtons onShare={onShare} />}
      </div>
      <div ref={place} className="preview-paper">
        {isExample && <p className="preview-example">{aboutExample}</p>}
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

/** Of a long name the middle is left out: what it ends with tells it from others. */
function NameOf({ fileName }: Pick<PaperProps, 'fileName'>) {
  const name = fileName.replace(/\.docx$/, '');
  return (
    <>
      <span>{name.slice(0, -12)}</span>
      <span>{name.slice(-12)}</span>
    </>
  );
}

/** Whether the poster, which ends the safety concept, goes on after the page that its title begins. */
function hasLongPoster(frame: Document): boolean {
  const title = frame.querySelector('.docx_emergencysheettitle');
  return (
    title !== null && title.closest('article') !== [...frame.querySelectorAll('article')].at(-1)
  );
}

function same(before: readonly string[], now: readonly string[]): readonly string[] {
  return before.join() === now.join() ? before : now;
}
