import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { Diagnostic } from '../../document/diagnostic';
import { goTo } from '../../ui/Fold';
import type { CheckedTemplate, Draft } from '../draft/draft';
import { failureOf } from '../preview/loadRendering';
import type { ShowPlace } from './Diagnostics';

const dataKinds = [
  ['typed', 'Eure'],
  ['typical', 'Beispiel'],
  ['empty', 'Leer'],
  ['long', 'Viel und lang'],
  ['tags', 'Nur die Felder'],
] as const;

type Props = {
  ref?: Ref<ShowPlace>;
  draft: Draft;
  /** The custom template, with the diagnostics whose words are marked. */
  template: CheckedTemplate;
};

/**
 * Shows the document of a custom template beside the document of the original. On a narrow screen, the pressed page
 * gets the whole width. The selects choose the data of both documents, or show both templates with their tags. In the
 * custom template, a paragraph is marked if a diagnostic quotes its words. The diagnostic is the title of the paragraph.
 */
export function SideBySide({ ref, draft, template }: Props) {
  // A template with errors cannot be filled. Only its tags are then shown.
  const isRefused = template.report.errors.length > 0;
  const { options } = draft.generator;
  const section = useRef<HTMLElement>(null);
  const pairs = useRef<HTMLDivElement>(null);
  const [dataKind, setDataKind] = useState(
    isRefused ? 'tags' : draft.hasEntries() ? 'typed' : 'typical',
  );
  const [option, setOption] = useState('form');
  const [status, setStatus] = useState('');
  // The input as JSON. The input is read when the section comes into view, and after a press on «Stelle zeigen». Typing
  // does not fill the documents again.
  const [typed, setTyped] = useState<{ json: string }>();
  /** The diagnostic of the last press on «Stelle zeigen», until its place is shown. */
  const target = useRef<Diagnostic>(undefined);

  useImperativeHandle(ref, () => (diagnostic) => {
    goTo(section.current);
    target.current = diagnostic;
    const { words, without, option = '' } = diagnostic;
    setTyped({ json: JSON.stringify(draft.input()) });
    if (words) return setDataKind('tags');
    setDataKind(without === '' ? 'empty' : 'typical');
    setOption(option);
  });

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;

    async function compare() {
      setStatus('Wird verglichen …');
      try {
        const { comparePages, showPairs } = await import('./comparePages');
        const ids = [...options.keys()].filter((id) => option === id || option === 'all');
        const ticked = option === 'form' ? draft.input().extras : ids;
        const found = await comparePages(draft, template.bytes, { dataKind, ticked }, signal);
        if (signal.aborted || !pairs.current) return;
        const quoted = showPairs(pairs.current, found, template.report);
        scalePages(pairs.current);
        setStatus(found.sentence);
        if (target.current) showPlace(target.current, quoted, pairs.current);
        target.current = undefined;
      } catch (error) {
        if (!signal.aborted) setStatus(failureOf(error).sentence);
      }
    }

    if (typed) compare();
    return () => leaving.abort();
  }, [draft, options, template, dataKind, option, typed]);

  useEffect(() => {
    const entering = new IntersectionObserver((entries) => {
      const json = JSON.stringify(draft.input());
      if (entries.some(({ isIntersecting }) => isIntersecting))
        setTyped((last) => (last?.json === json ? last : { json }));
    });
    // Scaling changes the height of the observed element. If the callback scaled at once, Firefox and WebKit would
    // report «ResizeObserver loop completed with undelivered notifications».
    const sizing = new ResizeObserver(([entry]) =>
      requestAnimationFrame(() => entry && scalePages(entry.target)),
    );
    if (section.current) entering.observe(section.current);
    if (pairs.current) sizing.observe(pairs.current);
    return () => {
      entering.disconnect();
      sizing.disconnect();
    };
  }, [draft]);

  const rescale = () => pairs.current && scalePages(pairs.current);
  const choices = [['form', 'Wie angekreuzt'], ['', 'Ohne'], ...options, ['all', 'Alle']] as const;
  return (
    <section
      ref={section}
      className="side-by-side"
      aria-labelledby="side-by-side"
      tabIndex={-1}
      onFocus={rescale}
      onBlur={rescale}
    >
      <h3 id="side-by-side">Neben dem Original</h3>
      <div className="switches">
        {!isRefused && (
          <label>
            Angaben
            <select value={dataKind} onChange={({ target }) => setDataKind(target.value)}>
              {dataKinds.map(optionOf)}
            </select>
          </label>
        )}
        {options.size > 0 && dataKind !== 'tags' && (
          <label>
            Auf Wunsch
            <select value={option} onChange={({ target }) => setOption(target.value)}>
              {choices.map(optionOf)}
            </select>
          </label>
        )}
      </div>
      <p role="status">{status}</p>
      <div className="pair-names" aria-hidden>
        <span>Eure Vorlage</span>
        <span>Original</span>
      </div>
      <div ref={pairs} className="pairs" />
    </section>
  );
}

function optionOf([key, label]: readonly [string, string]) {
  return (
    <option key={key} value={key}>
      {label}
    </option>
  );
}

/**
 * Moves the focus to the paragraph whose words a diagnostic quotes. Without this paragraph, scrolls to the first
 * difference.
 */
function showPlace(
  target: Diagnostic,
  quoted: ReadonlyMap<Diagnostic, HTMLElement>,
  place: HTMLElement,
) {
  const paragraph = quoted.get(target);
  if (paragraph) return paragraph.focus();
  const marks = Array.from(place.children, ({ shadowRoot }) =>
    shadowRoot?.querySelector('[data-differs]:not([title])'),
  );
  marks.find(Boolean)?.scrollIntoView({ block: 'center' });
}

/**
 * Scales all pages to the width of their cells. The word of a mark, e.g. «neu», keeps its size, because CSS multiplies
 * this size by `--unscaled`.
 */
function scalePages(place: Element) {
  for (const { shadowRoot, clientWidth } of place.children as Iterable<HTMLElement>) {
    const page = shadowRoot?.querySelector<HTMLElement>('section');
    if (!page) continue;
    // docx-preview writes the width of a page in points. A point is 4/3 px.
    const zoom = (clientWidth * 3) / 4 / Number.parseFloat(page.style.width);
    page.style.zoom = `${zoom}`;
    page.style.setProperty('--unscaled', `${1 / zoom}`);
  }
}
