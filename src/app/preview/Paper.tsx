import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../../ui/Icon';
import { focusField } from '../draft/goToField';
import { fieldOf, placeOf } from './fieldsOnPaper';
import { loadFontsOf, missingFonts } from './fonts';
import frameAddress from './frame.html?url';
import { pointOut } from './pointOut';
import type { Rendering } from './rendering';
import { usePageInView } from './usePageInView';
import { usePaperScale } from './usePaperScale';

export type PaperProps = {
  rendering: Rendering;
  /** Of the file that is shown. */
  fileName: string;
  isEmpty: boolean;
  /** Before somebody goes from the paper to a field. */
  onLeave?: (() => void) | undefined;
  /** Further buttons. */
  children?: ReactNode;
};

/**
 * The pages of a document, as wide as their place or each as a whole, with what leads from them to the form
 * and back. They stand in a frame that runs no script and has a policy of its own: a template may come from
 * a stranger.
 */
export function Paper({ rendering, fileName, isEmpty, onLeave, children }: PaperProps) {
  const place = useRef<HTMLDivElement>(null);
  const [frame, setFrame] = useState<Document | null>(null);
  const [isWhole, setIsWhole] = useState(false);
  const [fonts, setFonts] = useState<readonly string[]>([]);
  const { rescale, isVisible } = usePaperScale(place, frame, isWhole);
  const { page, count, recount } = usePageInView(frame);

  useEffect(() => {
    if (!frame || !isVisible) return;
    let isCurrent = true;
    // The page's own, or the frame has a ground of another scheme.
    const { colorScheme } = getComputedStyle(document.documentElement);
    frame.documentElement.style.colorScheme = colorScheme;
    const show = () => {
      rendering.showIn(frame);
      rescale();
      recount();
    };
    show();
    const isWaiting = frame.fonts.status === 'loading';
    frame.fonts.ready.then(async () => {
      // In another font lines end elsewhere.
      if (isCurrent && isWaiting) show();
      if (isCurrent) setFonts((before) => same(before, missingFonts(frame)));
      await loadFontsOf(frame);
    });
    return () => {
      isCurrent = false;
    };
  }, [rendering, frame, isVisible, rescale, recount]);

  useEffect(() => {
    if (!frame) return;
    // Opening saved inputs makes the form anew.
    const form = () => formBeside(place.current);
    const fieldAt = ({ target }: Event) => {
      const words = (target as Element).closest?.('p')?.textContent ?? '';
      const around = form();
      return around ? fieldOf(around, words) : undefined;
    };

    function follow(event: Event) {
      const [around, field] = [form(), fieldAt(event)];
      if (!around || !field || (event.target as Element).closest('a[href]')) return;
      onLeave?.();
      focusField(around, field);
    }

    function showHand(event: Event) {
      if (frame) frame.body.style.cursor = fieldAt(event) ? 'pointer' : '';
    }

    function showPlace({ target }: Event) {
      if (!form()?.contains(target as Element)) return;
      const paragraphs = Array.from(frame?.querySelectorAll<HTMLElement>('article p') ?? []);
      const found = placeOf(target as Element, paragraphs);
      if (found) pointOut([found], { fresh: [0], first: 0 });
    }

    frame.addEventListener('click', follow);
    frame.addEventListener('mouseover', showHand);
    document.addEventListener('focusin', showPlace);
    return () => {
      frame.removeEventListener('click', follow);
      frame.removeEventListener('mouseover', showHand);
      document.removeEventListener('focusin', showPlace);
    };
  }, [frame, onLeave]);

  const notes = [
    isEmpty && 'So sieht das Dokument ohne deine Angaben aus.',
    rendering.missing.length > 0 &&
      `Die Vorschau zeigt nicht: ${rendering.missing.join(', ')}. In Word ist es da.`,
    fonts.length > 0 &&
      `Auf diesem Gerät fehlt ${fonts.map((name) => `«${name}»`).join(', ')}: Die Vorschau nimmt eine andere Schrift.`,
  ].filter((note) => note !== false);

  return (
    <>
      <div className="preview-bar">
        <p>Vorschau{count > 0 && ` · Seite ${page} von ${count}`}</p>
        {children}
        <button
          type="button"
          className="secondary"
          aria-pressed={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          Ganze Seite
        </button>
        <button
          type="button"
          className="secondary"
          title="Als PDF: beim Drucken «Als PDF sichern» wählen"
          onClick={() => window.print()}
        >
          <Icon name="print" />
          Drucken
        </button>
      </div>
      {notes.length > 0 && <p className="preview-notes">{notes.join(' ')}</p>}
      <div ref={place} className="preview-paper">
        <iframe
          title={`Vorschau: ${fileName}`}
          src={frameAddress}
          sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          onLoad={({ currentTarget }) => setFrame(currentTarget.contentDocument)}
        />
      </div>
    </>
  );
}

function formBeside(place: Element | null): HTMLFormElement | null {
  return place?.closest('form') ?? place?.closest('.with-preview')?.querySelector('form') ?? null;
}

function same(before: readonly string[], now: readonly string[]): readonly string[] {
  return before.join() === now.join() ? before : now;
}
