import { afterPause } from '../../browser/afterPause';
import { whenIdle } from '../../browser/load';
import { styleSheet } from '../../browser/styleSheet';
import { findEntry } from '../../catalog';
import { campStore, startedDraft } from '../draft/drafts';
import { typicalInput } from '../draft/typicalInput';
import { templateInUse } from '../engine/engines';
import { loadRendering } from '../preview/loadRendering';
import pageStyles from './liveFirstPages.css?inline';

/**
 * A rendered first page. `made` is what the page was made of: the input as JSON, and the custom template. The page is
 * rendered again only when `made` differs.
 */
type RenderedPage = { page: Element; styleSheet: CSSStyleSheet; made: readonly unknown[] };

/** The rendered pages by the slugs of their documents. */
const renderedPages = new Map<string | undefined, RenderedPage>();
const pageSheet = styleSheet(pageStyles);

/** The margin of the view is at its right and lower edges only, so that the frames in the margin are rendered last. */
const viewMargin = '0px 100px 100px 0px';

/** Replaces the picture in a frame by its rendered first page, if this page exists and is not yet shown. */
export function showFirstPage(frame: HTMLElement) {
  const rendered = renderedPages.get(frame.dataset.slug);
  if (!rendered || frame.shadowRoot?.adoptedStyleSheets.includes(rendered.styleSheet)) return;
  const shadow = frame.shadowRoot ?? frame.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [rendered.styleSheet, pageSheet];
  // Several frames may show one first page, so each frame gets a copy.
  const page = rendered.page.cloneNode(true);
  // The element around the page stays, so that its opacity changes slowly.
  if (shadow.firstChild) shadow.firstElementChild?.replaceChildren(...page.childNodes);
  else shadow.append(page);
}

/**
 * Replaces the pictures in view by rendered first pages, and renders these pages again after changes of the camp. A
 * frame that comes into view later is rendered then. A document is filled with the input of its draft. For an empty
 * draft, the document gets a typical input. If the tab's camp has a fact, the tab's camp replaces the typical camp.
 *
 * @param signal ends rendering, and ends watching the view and the camp
 */
export function renderFirstPages(frames: NodeListOf<HTMLElement>, signal: AbortSignal) {
  const inView = new Set<HTMLElement>();
  const rendering = afterPause(renderAll, () => 300);
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        inView[isIntersecting ? 'add' : 'delete'](target as HTMLElement);
      }
      rendering.now();
    },
    { rootMargin: viewMargin, scrollMargin: viewMargin },
  );
  for (const frame of frames) {
    observer.observe(frame);
    // A rendered page that must be made again fades until its new version is there (`liveFirstPages.css`).
    frame.ariaBusy = 'true';
  }
  const unfollow = rendering.follow(campStore.subscribe);
  signal.addEventListener('abort', () => {
    unfollow();
    observer.disconnect();
  });

  /**
   * Renders and shows the first pages in view, two at a time: while the page lays out one document, a worker fills the
   * other. A change of the camp does not restart the rendering. With restarts, the last frames would show an old camp
   * as long as somebody types.
   */
  async function renderAll() {
    // The iterator of a `Set` also returns what is added while the iterator runs.
    const queue = inView.values();
    async function renderNext() {
      for (const frame of queue) {
        await new Promise<void>(whenIdle);
        if (signal.aborted) return;
        try {
          renderedPages.set(frame.dataset.slug, await renderFirstPage(frame, signal));
          showFirstPage(frame);
        } catch {
          // After a failure, the frame keeps its picture or its earlier page.
        }
        if (!signal.aborted) frame.ariaBusy = null;
      }
    }
    await Promise.all([renderNext(), renderNext()]);
  }
}

async function renderFirstPage(frame: HTMLElement, signal: AbortSignal): Promise<RenderedPage> {
  const { slug = '' } = frame.dataset;
  const generator = await findEntry(slug)?.load();
  if (!generator) throw new Error(`no generator ${slug}`);
  const draft = startedDraft(slug);
  const start = draft?.hasEntries() ? draft.input() : await typicalInput(generator);
  const typed = campStore.current();
  const camp = Object.values({ ...typed, look: '' }).some(Boolean) ? typed : start.camp;
  const input = { ...start, camp: { ...camp, look: typed.look } };
  const inUse = draft?.customTemplate.current().inUse;
  const made = [JSON.stringify(input), inUse?.bytes];
  const last = renderedPages.get(slug);
  if (last && made.every((one, at) => one === last.made[at])) return last;
  const template = templateInUse(slug, generator.fields, input.camp.look, inUse?.bytes, signal);
  const data = generator.toDocument(input, { today: new Date() });
  const [filled, { render }] = await Promise.all([template.fill(data), loadRendering()]);
  const { finalPages, styles } = await render(filled, signal);
  const page = await finalPages;
  page.replaceChildren(page.firstElementChild ?? '');
  return { page, styleSheet: styles.sheet, made };
}
