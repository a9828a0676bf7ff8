import { useEffect, useRef, useState } from 'react';
import type { Draft } from '../draft/draft';
import { failureOf } from '../preview/loadRendering';
import styles from './sideBySide.css?url';

const entryKinds = [
  ['typed', 'Eure'],
  ['typical', 'Beispiel'],
  ['empty', 'Leer'],
  ['long', 'Viel und lang'],
] as const;

const sides = [
  ['original', 'Original'],
  ['own', 'Eure Vorlage'],
] as const;

type Props = {
  draft: Draft;
  /** The bytes of the custom template in force. */
  custom: Uint8Array;
};

/**
 * The documents of the original and of a custom template side by side. The switch «Ansicht» chooses the visible
 * document if there is no room for both. All other switches choose the data of both documents.
 */
export function SideBySide({ draft, custom }: Props) {
  const { options } = draft.generator;
  const section = useRef<HTMLElement>(null);
  const pairs = useRef<HTMLDivElement>(null);
  const [entries, setEntries] = useState(draft.hasEntries() ? 'typed' : 'typical');
  const [option, setOption] = useState('form');
  const [inFront, setInFront] = useState('own');
  const [said, setSaid] = useState('');
  // The input when the documents came into view, as JSON. Typing costs nothing while nobody looks at the documents.
  const [typed, setTyped] = useState('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `typed` means a new input in `draft`
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;

    async function compare() {
      setSaid('Wird verglichen …');
      try {
        const { comparePages, showPairs } = await import('./comparePages');
        const ids = [...options.keys()].filter((id) => option === id || option === 'all');
        const ticked = option === 'form' ? draft.input().extras : ids;
        const found = await comparePages(draft, custom, { entries, ticked }, signal);
        if (signal.aborted || !pairs.current) return;
        showPairs(pairs.current, found.original, found.own);
        scalePages(pairs.current);
        setSaid(sentenceFor(found.missing, found.more));
      } catch (error) {
        if (!signal.aborted) setSaid(failureOf(error).sentence);
      }
    }

    if (typed) compare();
    return () => leaving.abort();
  }, [draft, custom, entries, option, typed]);

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setTyped(JSON.stringify(draft.input()));
    });
    if (section.current) observer.observe(section.current);
    return () => observer.disconnect();
  }, [draft]);

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && scalePages(entry.target));
    if (pairs.current) observer.observe(pairs.current);
    return () => observer.disconnect();
  }, []);

  const each = Array.from(options, ([id, text]) => [id, text.replace(/:.*/s, '')] as const);
  const choices = [['form', 'Wie angekreuzt'], ['', 'Ohne'], ...each, ['all', 'Alle']] as const;
  return (
    <section ref={section} className="side-by-side" aria-labelledby="side-by-side">
      <link rel="stylesheet" href={styles} precedence="page" />
      <h3 id="side-by-side">Neben dem Original</h3>
      <Switch legend="Angaben" choices={entryKinds} chosen={entries} onChoose={setEntries} />
      {options.size > 0 && (
        <Switch legend="Auf Wunsch" choices={choices} chosen={option} onChoose={setOption} />
      )}
      <Switch legend="Ansicht" choices={sides} chosen={inFront} onChoose={setInFront} />
      <p role="status">{said}</p>
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

function sentenceFor(missing: number, more: number) {
  if (missing + more === 0) return 'Eure Vorlage druckt damit denselben Text wie das Original.';
  const lines = (count: number) => (count === 1 ? '1 Absatz' : `${count} Absätze`);
  const found = [missing && `${lines(missing)} weniger`, more && `${lines(more)} mehr`];
  return `Eure Vorlage druckt damit ${found.filter(Boolean).join(' und ')} als das Original.`;
}

/** Scales all pages to the width of their cells. */
function scalePages(place: Element) {
  for (const { shadowRoot, clientWidth } of place.children as Iterable<HTMLElement>) {
    const page = shadowRoot?.querySelector<HTMLElement>('section');
    // docx-preview writes the width of a page in points. A point is 4/3 px.
    if (page) page.style.zoom = `${(clientWidth * 3) / 4 / Number.parseFloat(page.style.width)}`;
  }
}
