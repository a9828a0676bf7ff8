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
 * A first page to show: with `look`, of the original in that look; without `look`, of the template in force.
 * `isAgain` marks a page that is shown in a second place, which needs a node of its own.
 */
export type FirstPage = { slug: GeneratorEntry['slug']; look?: string; isAgain?: boolean };

/** The element that shows a first page. */
type Place = FirstPage & { element: Element };

/** A first page as rendered last. */
type Paper = {
  page: HTMLElement;
  styleSheet: CSSStyleSheet;
  /** The input and template that the page was made of. */
  made: readonly unknown[];
  /** Replaces the facts of the camp on the page. */
  write: (camp: Camp) => void;
};

const papers = new Map<string, Paper>();
const nameOf = ({ slug, look, isAgain }: FirstPage) => `${slug} ${look ?? isAgain}`;
const shape = styleSheet(shapes);

/** The number of paragraphs and tables to render, more than any first page has. */
const mostOnFirstPage = 60;

/** The pause in typing, in ms, after which the pages are made again. */
const pause = 600;

/**
 * Shows rendered first pages in the place of their pictures, and writes the facts of the camp into them during
 * typing. A begun draft shows its input, any other document a sample.
 *
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

  /**
   * Renders the pages one after the other, first those without a picture. When the camp changes meanwhile, the
   * rendering stops, and `afterPause` starts it again.
   */
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
        // The picture or the earlier page stays visible.
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
  const context = { today: new Date() };
  const input = inputOf(campStore.current());
  const isSample = shown.look !== undefined;
  const inUse = isSample ? undefined : draft?.customTemplate.current().inUse;
  const made = [JSON.stringify(isSample ? start : input), inUse];
  const last = papers.get(nameOf(shown));
  if (last && made.every((one, at) => one === last.made[at])) return last;
  const template = templateInForce(slug, generator.fields, look, inUse?.bytes, signal);
  const { bytes } = makeDocument(generator, input, template, context);
  const [filled, { render }] = await Promise.all([bytes, loadRendering()]);
  const { finalPages, styles } = await render(filled, signal, mostOnFirstPage);
  const pages = await finalPages;
  pages.replaceChildren(pages.firstElementChild ?? '');
  const printed = (camp: Camp) => generator.toDocument(inputOf(camp), context);
  const write = findCamp(pages, printed(input.camp));
  return { page: pages, styleSheet: styles.sheet, made, write: (camp) => write(printed(camp)) };
}

/** Finds the texts of the camp on a page. Returns a function that replaces them. */
function findCamp(page: HTMLElement, printed: object) {
  // The longest text comes first, since the line of the camp contains the others.
  const facts = Object.entries(printed)
    .filter(([name, text]) => name in campFields && typeof text === 'string' && text !== '')
    .sort(([, one], [, other]) => other.length - one.length);
  const places: [Text, Write][] = [];
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node as Text;
    if (facts.some(([, fact]) => text.data.includes(fact))) {
      places.push([text, divideAt(facts, text.data)]);
    }
  }
  return (next: object) => {
    for (const [text, write] of places) text.data = write(next);
  };
}

/** Returns a text of the page with the facts of other data. */
type Write = (next: object) => string;

/** Divides a text at the facts of the camp. The returned function joins the parts with other facts. */
function divideAt([first, ...others]: readonly [string, string][], text: string): Write {
  if (!first) return () => text;
  const [name, fact] = first;
  const parts = text.split(fact).map((part) => divideAt(others, part));
  return (next) => parts.map((write) => write(next)).join(Object(next)[name] ?? '');
}
