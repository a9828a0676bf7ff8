import { whenIdle } from '../../browser/load';
import { styleSheet } from '../../browser/styleSheet';
import { type GeneratorEntry, generatorEntries } from '../../catalog';
import type { Camp } from '../../generators/camp';
import { makeDocument } from '../../generators/makeDocument';
import { campFields } from '../../generators/printCamp';
import { campStore, loadOnce, startedDraft } from '../draft/drafts';
import { templateInForce } from '../engine/templateInForce';
import { loadRendering } from '../preview/loadRendering';
import { afterPause } from '../preview/openPreview';
import styles from './livePapers.css?inline';

type Slug = GeneratorEntry['slug'];

/** A paper as it was rendered last. */
type Paper = {
  page: HTMLElement;
  styleSheets: CSSStyleSheet[];
  /** Of what it was made. */
  made: readonly unknown[];
  /** Writes another camp in the place of the one on it. */
  write: (camp: Camp) => void;
};

const papers = new Map<Slug, Paper>();
const shape = styleSheet(styles);

/** In ms: who types a name is not done after each letter. */
const pause = 600;

/**
 * Shows the papers of this tab in the place of their pictures, and the camp on them as it is typed. What is
 * begun shows what was entered, all else a sample.
 *
 * @param places where each is shown
 * @returns what ends it
 */
export function showPapers(places: ReadonlyMap<Slug, HTMLElement>): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const following = afterPause(renderAll, () => pause);
  for (const slug of papers.keys()) show(slug);
  const unsubscribe = campStore.subscribe(() => {
    for (const { write } of papers.values()) write(campStore.current());
    following.changed();
  });
  following.now();

  function show(slug: Slug) {
    const place = places.get(slug);
    const paper = papers.get(slug);
    if (!place || !paper) return;
    const shadow = place.shadowRoot ?? place.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [...paper.styleSheets, shape];
    shadow.replaceChildren(paper.page);
  }

  /** One after the other; what changes meanwhile begins anew. */
  async function renderAll(): Promise<boolean> {
    const camp = campStore.current();
    for (const { slug } of generatorEntries) {
      await new Promise<void>((resolve) => whenIdle(resolve));
      if (signal.aborted || camp !== campStore.current()) return false;
      try {
        const paper = await rendered(slug, signal);
        papers.set(slug, paper);
        paper.write(campStore.current());
        show(slug);
      } catch {
        // Its picture, or the paper before, still shows it.
      }
    }
    return false;
  }

  return () => {
    leaving.abort();
    following.stop();
    unsubscribe();
  };
}

/** A camp that is on the papers for as long as nobody has typed one. */
async function sampleCamp(): Promise<Camp> {
  const concept = await loadOnce('allgemeines-sicherheitskonzept');
  return (await concept.typical()).camp;
}

async function rendered(slug: Slug, signal: AbortSignal): Promise<Paper> {
  const generator = await loadOnce(slug);
  const draft = startedDraft(slug);
  const begun = draft?.hasEntries() ? draft.entries().input : undefined;
  const start = begun ?? (await generator.typical());
  const sample = begun ? begun.camp : await sampleCamp();
  const inputOf = (camp: Camp) => ({
    ...start,
    camp: Object.values(camp).some(Boolean) ? camp : sample,
  });
  const options = { today: new Date() };
  const input = inputOf(campStore.current());
  const { active } = draft?.visitors.current() ?? {};
  const made = [JSON.stringify(input), active];
  const last = papers.get(slug);
  if (last && made.every((one, at) => one === last.made[at])) return last;
  const template = templateInForce(slug, generator.fields, active?.bytes);
  const fill = (data: object) => template.fill(data, undefined, signal);
  const { bytes } = makeDocument(generator, input, { fill }, options);
  const [filled, { renderFirstPage }] = await Promise.all([bytes, loadRendering()]);
  const { element, styleSheets } = await renderFirstPage(filled, signal);
  const printed = (camp: Camp) => campOf(generator.toDocument(inputOf(camp), options));
  const write = findCamp(element, printed(input.camp));
  return { page: element, styleSheets, made, write: (camp) => write(printed(camp)) };
}

type Printed = ReadonlyMap<string, string>;

/** What of the data is the camp, longest first: a line holds its parts. */
function campOf(data: object): Printed {
  const texts = Object.entries(data).filter(
    ([name, text]) => name in campFields && typeof text === 'string' && text !== '',
  );
  return new Map(texts.sort(([, one], [, other]) => other.length - one.length));
}

/** Finds where a page prints a camp; returns what writes another there. */
function findCamp(page: HTMLElement, printed: Printed): (next: Printed) => void {
  const places: [Text, Part[]][] = [];
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node as Text;
    const parts = [...printed].reduce<Part[]>(divideAt, [text.data]);
    if (parts.length > 1) places.push([text, parts]);
  }
  return (next) => {
    for (const [text, parts] of places) {
      text.data = parts
        .map((part) => (typeof part === 'string' ? part : (next.get(part.name) ?? '')))
        .join('');
    }
  };
}

/** Text as it stands there, or the name of what is printed in its place. */
type Part = string | { name: string };

function divideAt(parts: Part[], [name, text]: [string, string]): Part[] {
  return parts.flatMap((part) =>
    typeof part === 'string'
      ? part.split(text).flatMap((rest, at) => (at === 0 ? [rest] : [{ name }, rest]))
      : [part],
  );
}
