import { afterPause } from '../../browser/afterPause';
import { whenIdle } from '../../browser/load';
import { styleSheet } from '../../browser/styleSheet';
import { type GeneratorEntry, loadGenerator } from '../../catalog';
import { type Camp, campTexts } from '../../generators/camp';
import { makeDocument } from '../../generators/makeDocument';
import { campFields } from '../../generators/printCamp';
import { campStore, startedDraft } from '../draft/drafts';
import { typicalInput } from '../draft/typicalInput';
import { templateInForce } from '../engine/templateInForce';
import { loadRendering } from '../preview/loadRendering';
import shapes from './livePapers.css?inline';

/**
 * The first page of a document; without a look it has that of the camp, and what is typed in it. `isAgain` is one
 * that stands on the page already: a node has one place.
 */
export type FirstPage = { slug: GeneratorEntry['slug']; look?: string; isAgain?: boolean };

/** Where one is shown. */
type Place = FirstPage & { element: Element };

/** A paper as it was rendered last. */
type Paper = {
  page: HTMLElement;
  styleSheet: CSSStyleSheet;
  /** Of what it was made. */
  made: readonly unknown[];
  /** Writes another camp in the place of the one on it. */
  write: (camp: Camp) => void;
};

const papers = new Map<string, Paper>();
const nameOf = ({ slug, look, isAgain }: FirstPage) => `${slug} ${look ?? isAgain}`;
const shape = styleSheet(shapes);

/** In paragraphs and tables: more stands on no first page. */
const mostOnFirstPage = 60;

/** In ms: who types a name is not done after each letter. */
const pause = 600;

/**
 * Shows the papers of this tab in the place of their pictures, and the camp on them as it is typed. What is
 * begun shows what was entered, all else a sample.
 *
 * @param places where each is shown
 * @param signal ends it
 */
export function showPapers(places: readonly Place[], signal: AbortSignal) {
  const following = afterPause(renderAll, () => pause);
  for (const place of places) show(place);
  const stop = following.follow((changed) =>
    campStore.subscribe(() => {
      for (const place of places) papers.get(nameOf(place))?.write(campStore.current());
      changed();
    }),
  );
  signal.addEventListener('abort', stop);
  following.now();

  function show(place: Place) {
    const paper = papers.get(nameOf(place));
    if (!paper) return;
    const { element } = place;
    const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [paper.styleSheet, shape];
    shadow.replaceChildren(paper.page);
  }

  /** One after the other, first what has no picture; what changes meanwhile begins anew. */
  async function renderAll() {
    const camp = campStore.current();
    for (const place of [...places.filter(({ isAgain }) => isAgain), ...places]) {
      await new Promise<void>((resolve) => whenIdle(resolve));
      if (signal.aborted || camp !== campStore.current()) return;
      try {
        const paper = await rendered(place, signal);
        papers.set(nameOf(place), paper);
        paper.write(campStore.current());
        show(place);
      } catch {
        // Its picture, or the paper before, still shows it.
      }
    }
  }
}

async function rendered(shown: FirstPage, signal: AbortSignal): Promise<Paper> {
  const { slug, look = campStore.current().look } = shown;
  const generator = await loadGenerator(slug);
  const draft = startedDraft(slug);
  const begun = draft?.hasEntries() ? draft.input() : undefined;
  const start = begun ?? (await typicalInput(generator));
  const inputOf = (camp: Camp) => ({
    ...start,
    camp: { ...(campTexts(camp).some(Boolean) ? camp : start.camp), look },
  });
  const options = { today: new Date() };
  const input = inputOf(campStore.current());
  const isSample = shown.look !== undefined;
  const active = isSample ? undefined : draft?.visitors.current().active;
  const made = [JSON.stringify(isSample ? start : input), active];
  const last = papers.get(nameOf(shown));
  if (last && made.every((one, at) => one === last.made[at])) return last;
  const template = templateInForce(slug, generator.fields, look, active?.bytes, signal);
  const { bytes } = makeDocument(generator, input, template, options);
  const [filled, { render }] = await Promise.all([bytes, loadRendering()]);
  const { finalPages, styles } = await render(filled, signal, mostOnFirstPage);
  const pages = await finalPages;
  pages.replaceChildren(pages.firstElementChild ?? '');
  const printed = (camp: Camp) => campOf(generator.toDocument(inputOf(camp), options));
  const write = findCamp(pages, printed(input.camp));
  return { page: pages, styleSheet: styles.sheet, made, write: (camp) => write(printed(camp)) };
}

type Printed = ReadonlyMap<string, string>;

/** What of the data is the camp, longest first: a line holds its parts. */
function campOf(data: object) {
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
