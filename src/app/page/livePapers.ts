import { afterPause } from '../../browser/afterPause';
import { whenIdle } from '../../browser/load';
import { styleSheet } from '../../browser/styleSheet';
import { type GeneratorEntry, loadGenerator } from '../../catalog';
import { campTexts } from '../../generators/camp';
import { makeDocument } from '../../generators/makeDocument';
import { campStore, startedDraft } from '../draft/drafts';
import { typicalInput } from '../draft/typicalInput';
import { templateInForce } from '../engine/templateInForce';
import { loadRendering } from '../preview/loadRendering';
import shapes from './livePapers.css?inline';

/** A first page to show: with `look`, of the original in that look; without `look`, of the template in force. */
export type FirstPage = { slug: GeneratorEntry['slug']; look?: string };

/** The element that shows a first page. */
type Place = FirstPage & { element: Element };

/** A first page as rendered last, with the input and template that it was made of. */
type Paper = { page: Element; styleSheet: CSSStyleSheet; made: readonly unknown[] };

const papers = new Map<string, Paper>();
const nameOf = ({ slug, look }: FirstPage) => `${slug} ${look}`;
const shape = styleSheet(shapes);

/** The number of paragraphs and tables to render, more than any first page has. */
const mostOnFirstPage = 60;

/** The pause in typing, in ms, after which the pages are made again. */
const pause = 600;

/**
 * Shows rendered first pages in the place of their pictures, again after each change of the camp. A begun draft shows
 * its input, any other document a sample.
 *
 * @param signal ends it
 */
export function showPapers(places: readonly Place[], signal: AbortSignal) {
  const following = afterPause(renderAll, () => pause);
  for (const place of places) show(place);
  signal.addEventListener('abort', following.follow(campStore.subscribe));
  following.now();

  function show(place: Place) {
    const paper = papers.get(nameOf(place));
    if (!paper) return;
    const { element } = place;
    const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [paper.styleSheet, shape];
    // The page may stand in two places.
    shadow.replaceChildren(paper.page.cloneNode(true));
  }

  /** Renders the pages one after the other. When the camp changes meanwhile, `afterPause` starts it again. */
  async function renderAll() {
    const camp = campStore.current();
    for (const place of places) {
      await new Promise<void>((resolve) => whenIdle(resolve));
      if (signal.aborted || camp !== campStore.current()) return;
      try {
        papers.set(nameOf(place), await rendered(place, signal));
        show(place);
      } catch {
        // The picture or the earlier page stays visible.
      }
    }
  }
}

async function rendered(shown: FirstPage, signal: AbortSignal): Promise<Paper> {
  const { slug, look } = shown;
  const generator = await loadGenerator(slug);
  const draft = startedDraft(slug);
  const start = draft?.hasEntries() ? draft.input() : await typicalInput(generator);
  const typed = campStore.current();
  const camp = campTexts(typed).some(Boolean) ? typed : start.camp;
  const input = { ...start, camp: { ...camp, look: look ?? typed.look } };
  const inUse = look === undefined ? draft?.customTemplate.current().inUse : undefined;
  const made = [JSON.stringify(input), inUse];
  const last = papers.get(nameOf(shown));
  if (last && made.every((one, at) => one === last.made[at])) return last;
  const template = templateInForce(slug, generator.fields, input.camp.look, inUse?.bytes, signal);
  const { bytes } = makeDocument(generator, input, template, { today: new Date() });
  const [filled, { render }] = await Promise.all([bytes, loadRendering()]);
  const { finalPages, styles } = await render(filled, signal, mostOnFirstPage);
  const page = await finalPages;
  page.replaceChildren(page.firstElementChild ?? '');
  return { page, styleSheet: styles.sheet, made };
}
