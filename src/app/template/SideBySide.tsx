import { useEffect, useRef, useState } from 'react';
import type { TemplateReport } from '../../document/diagnostic';
import type { Draft } from '../draft/draft';
import { failureOf } from '../preview/loadRendering';
import { focusDiagnostic, type SharedDiagnostic } from './Diagnostics';
import styles from './sideBySide.css?url';

const dataKinds = [
  ['typed', 'Eure'],
  ['typical', 'Beispiel'],
  ['empty', 'Leer'],
  ['long', 'Viel und lang'],
  ['tags', 'Nur die Felder'],
] as const;

const sides = [
  ['original', 'Original'],
  ['own', 'Eure Vorlage'],
] as const;

type Props = {
  draft: Draft;
  /** The bytes of the custom template. */
  custom: Uint8Array;
  /** True if the template cannot be filled. Only its tags are then shown, not its documents. */
  isRefused?: boolean;
  /** The diagnostics whose words get a button. Without a report, no words get a button. */
  report?: TemplateReport;
  /**
   * The diagnostic whose button «Stelle zeigen» was pressed last. Each press passes a new object, so that a second
   * press shows the place again.
   */
  requested?: { diagnostic: SharedDiagnostic } | undefined;
};

/**
 * The documents of the original and of a custom template side by side. The switch «Ansicht» chooses the visible
 * document if there is no room for both. All other switches choose the data of both documents, or show both templates
 * without data. A paragraph of the custom template whose words a diagnostic quotes gets a button. The button moves the
 * focus to the diagnostic in the list.
 */
export function SideBySide({ draft, custom, isRefused = false, report, requested }: Props) {
  const { options } = draft.generator;
  const section = useRef<HTMLElement>(null);
  const pairs = useRef<HTMLDivElement>(null);
  const [dataKind, setDataKind] = useState(
    isRefused ? 'tags' : draft.hasEntries() ? 'typed' : 'typical',
  );
  const [option, setOption] = useState('form');
  const [inFront, setInFront] = useState('own');
  const [status, setStatus] = useState('');
  // The input as JSON, read when this section last came into view or when a button «Stelle zeigen» was last pressed.
  // The text is empty before that. The documents are not filled again while somebody types.
  const [typedInput, setTypedInput] = useState('');
  const targetDiagnostic = useRef<SharedDiagnostic>(undefined);
  const { without = '' } = requested?.diagnostic ?? {};

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `typedInput` means a new input in `draft`
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;

    async function compare() {
      setStatus('Wird verglichen …');
      try {
        const { comparePages, showPairs } = await import('./comparePages');
        const ids = [...options.keys()].filter((id) => option === id || option === 'all');
        const ticked = option === 'form' ? draft.input().extras : ids;
        const found = await comparePages(draft, custom, { dataKind, ticked, without }, signal);
        if (signal.aborted || !pairs.current) return;
        const buttons = showPairs(pairs.current, found, report, focusDiagnostic);
        scalePages(pairs.current);
        setStatus(found.counts ? sentenceFor(found.counts) : '');
        const { current: target } = targetDiagnostic;
        targetDiagnostic.current = undefined;
        if (target) setInFront(showPlace(target, buttons, pairs.current));
      } catch (error) {
        if (!signal.aborted) setStatus(failureOf(error).sentence);
      }
    }

    if (typedInput) compare();
    return () => leaving.abort();
  }, [draft, custom, dataKind, option, typedInput, report, requested, without]);

  useEffect(() => {
    if (!requested) return;
    const { diagnostic } = requested;
    targetDiagnostic.current = diagnostic;
    section.current?.scrollIntoView();
    section.current?.focus({ preventScroll: true });
    setTypedInput(JSON.stringify(draft.input()));
    if (diagnostic.words) {
      setDataKind('tags');
      setInFront('own');
    } else {
      const { without } = diagnostic;
      setDataKind(without === '' ? 'empty' : without ? 'without' : 'typical');
      setOption(diagnostic.option ?? '');
    }
  }, [draft, requested]);

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setTypedInput(JSON.stringify(draft.input()));
    });
    if (section.current) observer.observe(section.current);
    return () => observer.disconnect();
  }, [draft]);

  useEffect(() => {
    // Scaling changes the height of the observed element. Within the callback, Firefox and WebKit would report an
    // error.
    const observer = new ResizeObserver(([entry]) =>
      requestAnimationFrame(() => entry && scalePages(entry.target)),
    );
    if (pairs.current) observer.observe(pairs.current);
    return () => observer.disconnect();
  }, []);

  const each = Array.from(options, ([id, text]) => [id, text.replace(/:.*/s, '')] as const);
  const choices = [['form', 'Wie angekreuzt'], ['', 'Ohne'], ...each, ['all', 'Alle']] as const;
  return (
    <section ref={section} className="side-by-side" aria-labelledby="side-by-side" tabIndex={-1}>
      <link rel="stylesheet" href={styles} precedence="page" />
      <h3 id="side-by-side">Neben dem Original</h3>
      {!isRefused && (
        <Switch
          legend="Angaben"
          choices={without ? [...dataKinds, ['without', `Ohne {#${without}}`]] : dataKinds}
          chosen={dataKind}
          onChoose={setDataKind}
        />
      )}
      {options.size > 0 && dataKind !== 'tags' && (
        <Switch legend="Auf Wunsch" choices={choices} chosen={option} onChoose={setOption} />
      )}
      <Switch legend="Ansicht" choices={sides} chosen={inFront} onChoose={setInFront} />
      <p role="status">{status}</p>
      <div className="pair-names" aria-hidden="true">
        <span>Original</span>
        <span>Eure Vorlage</span>
      </div>
      <div ref={pairs} className="pairs" data-in-front={inFront} />
    </section>
  );
}

type SwitchProps = {
  legend: string;
  choices: readonly (readonly [key: string, label: string])[];
  chosen: string;
  onChoose: (key: string) => void;
};

function Switch({ legend, choices, chosen, onChoose }: SwitchProps) {
  return (
    <fieldset className="switch">
      <legend>{legend}</legend>
      {choices.map(([key, label]) => (
        <label key={key}>
          <input
            type="radio"
            name={legend}
            checked={key === chosen}
            onChange={() => onChoose(key)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

function sentenceFor({ different, missing, more }: { [kind: string]: number }) {
  if (!different && !missing && !more)
    return 'Eure Vorlage druckt damit denselben Text wie das Original.';
  const lines = (count: number) => (count === 1 ? '1 Absatz' : `${count} Absätze`);
  const found = [
    different && `${lines(different)} anders`,
    missing && `${lines(missing)} weniger`,
    more && `${lines(more)} mehr`,
  ].filter((one) => typeof one === 'string');
  const list = new Intl.ListFormat('de').format(found);
  return `Eure Vorlage druckt damit ${list} als das Original.`;
}

/**
 * Moves the focus to the button beside the words of a diagnostic. If there is no such button, scrolls to the first
 * paragraph or page that differs, and brings its document to the front. Returns the side in front.
 */
function showPlace(
  target: SharedDiagnostic,
  buttons: ReadonlyMap<SharedDiagnostic, HTMLElement>,
  place: HTMLElement,
) {
  const isPage = target.id === 'sheet' || target.id === 'empty-page';
  const marks = Array.from(place.children as Iterable<HTMLElement>).flatMap(
    ({ shadowRoot }, at) => {
      const mark = shadowRoot?.querySelector(`${isPage ? 'section' : 'p'}[data-differs]`);
      return mark ? { mark, side: at % 2 === 0 ? 'original' : 'own' } : [];
    },
  );
  // Paragraphs that the custom template lacks are marked on the pages of the original.
  const wanted = /^(gone|fewer|lacking|older)/.test(target.id ?? '') ? 'original' : 'own';
  const first = marks.find(({ side }) => side === wanted) ?? marks[0];
  const button = buttons.get(target);
  const side = (!button && first?.side) || 'own';
  place.dataset.inFront = side;
  if (button) button.focus();
  else first?.mark.scrollIntoView({ block: isPage ? 'start' : 'center' });
  return side;
}

/** Scales all pages to the width of their cells. Buttons and the words of marks keep their size (`--unscaled`). */
function scalePages(place: Element) {
  for (const { shadowRoot, clientWidth } of place.children as Iterable<HTMLElement>) {
    const page = shadowRoot?.querySelector<HTMLElement>('section');
    // docx-preview writes the width of a page in points. A point is 4/3 px.
    if (!page) continue;
    const zoom = (clientWidth * 3) / 4 / Number.parseFloat(page.style.width);
    page.style.zoom = `${zoom}`;
    page.style.setProperty('--unscaled', `${1 / zoom}`);
  }
}
