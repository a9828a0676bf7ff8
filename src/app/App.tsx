import { Component, type ReactNode, use, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { whenIdle } from '../browser/load';
import { accessibilityPage, catalog, templatesPage } from '../catalog';
import { startDrafts } from './draft/drafts';
import { GeneratorPage } from './page/GeneratorPage';
import { PageLayout } from './page/PageLayout';
import { feedbackAddress } from './site';

/**
 * The whole app. Renders the page of the current address, or the start page for an unknown address. A router must be
 * around this component.
 */
export function App() {
  const { pathname } = useLocation();
  useEffect(() => {
    // CSS and tests read from this attribute whether the page is hydrated.
    document.documentElement.dataset.script = 'ready';
    return whenIdle(loadPages);
  }, []);
  const page = pageAt(knownPath(pathname) ?? '/');
  // The `key` makes React mount a new page for another path. Without `key`, the next page could show the ticked boxes
  // or the error of the previous page.
  return page && <LoadedPage key={page.path} page={page} />;
}

/**
 * Loads the chunks of all pages, so that a press on a link shows the new page at once. The page for designers is left
 * out, because it starts all drafts.
 */
function loadPages() {
  for (const { path, load, forget } of pages) {
    // A failed load is forgotten, so that a press on a link loads the page again. A failure after the press is shown.
    if (path !== templatesPage.path) load().catch(forget);
  }
}

/** The path under which the site is published, e.g. `/lagerkiste/`. Build and browser use the same value. */
export const basename = import.meta.env.BASE_URL;

type Page = ReturnType<typeof createPage>;

/**
 * Creates a page whose content is loaded later.
 *
 * @param id the name of the module that the page loads, e.g. `Home`, or the name of the module's folder.
 *   `preloadChunks` in `vite.config.ts` finds the chunk of the page by this name
 */
function createPage(path: string, id: string, fetch: () => Promise<ReactNode>) {
  let loading: Promise<ReactNode> | undefined;
  let content: ReactNode;
  return {
    path,
    id,
    /** Loads the page. All calls return the same promise until `forget` is called after a failure. */
    load() {
      loading ??= fetch().then((fetched) => {
        content = fetched;
        return fetched;
      });
      return loading;
    },
    /** Returns the element of the page, or `undefined` before the page is loaded. */
    content: () => content,
    /** Forgets a failed load, so that the next call of `load` loads the page again. */
    forget() {
      if (!content) loading = undefined;
    },
  };
}

/** All pages. Paths are compared as texts, because no path is a pattern. */
export const pages = [
  createPage('/', 'Home', () => import('./page/Home').then(({ Home }) => <Home />)),
  ...catalog.flatMap((category) => [
    createPage(category.path, 'CategoryPage', () =>
      import('./page/CategoryPage').then(({ CategoryPage }) => (
        <CategoryPage category={category} />
      )),
    ),
    ...category.generators.map((entry) =>
      createPage(entry.path, entry.slug, async () => (
        <GeneratorPage entry={entry} generator={await entry.load()} category={category} />
      )),
    ),
  ]),
  createPage(accessibilityPage.path, 'Accessibility', () =>
    import('./page/Accessibility').then(({ Accessibility }) => <Accessibility />),
  ),
  createPage(templatesPage.path, 'TemplatesPage', async () => {
    const [{ TemplatesPage, shownTemplates }, drafts] = await Promise.all([
      import('./guide/TemplatesPage'),
      startDrafts(),
    ]);
    return <TemplatesPage templates={await shownTemplates(drafts)} />;
  }),
];

/** Returns the page with a given path, or `undefined` if no page has the path. */
export function pageAt(path: string) {
  return pages.find((page) => page.path === path);
}

/**
 * Returns the path of the page for an address, or `undefined` for an unknown address. The address may have upper case
 * letters, and a slash at its end.
 *
 * @param pathname the path of the address without `basename`
 */
export function knownPath(pathname: string) {
  const path = withoutSlash(pathname.toLowerCase()) || '/';
  return pageAt(path) && path;
}

export function withoutSlash(pathname: string) {
  return pathname.replace(/\/$/, '');
}

/**
 * An error boundary around a page. React Router navigates in a transition, so the previous page stays visible while a
 * page is loading.
 */
class LoadedPage extends Component<{ page: Page }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  // The failed load is forgotten, so that the next visit loads the page again.
  override componentDidCatch() {
    this.props.page.forget();
  }

  override render() {
    return this.state.hasFailed ? <ErrorPage /> : <OnceLoaded {...this.props} />;
  }
}

function OnceLoaded({ page }: { page: Page }) {
  return page.content() ?? use(page.load());
}

/** The page for a failure of loading or rendering. Without `ErrorPage`, the browser would show a blank page. */
function ErrorPage() {
  return (
    <PageLayout
      heading="Das hat nicht geklappt"
      lead="Diese Seite lässt sich gerade nicht zeigen. Vielleicht fehlt die Verbindung, oder es gibt eine neue Version."
    >
      <p>
        <button type="button" className="primary" onClick={() => location.reload()}>
          Seite neu laden
        </button>
      </p>
      <p>
        {/* A plain link makes the browser load HTML and scripts again. A `Link` would keep the loaded scripts, which
            may be outdated. */}
        <a href={import.meta.env.BASE_URL}>Zur Startseite</a> oder{' '}
        <a href={feedbackAddress}>schreib uns, was passiert ist</a>.
      </p>
    </PageLayout>
  );
}
