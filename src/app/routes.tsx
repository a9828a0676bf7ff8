import { Component, type ReactNode, use } from 'react';
import { accessibilityPage, catalog, type GeneratorEntry, templatesPage } from '../catalog';
import { startDrafts } from './draft/drafts';
import { GeneratorPage } from './page/GeneratorPage';
import { PageLayout } from './page/PageLayout';
import { feedbackAddress } from './site';

/** The root of all addresses, e.g. `/lagerkiste/`, the same in build and browser. */
export const basename = import.meta.env.BASE_URL;

type Page = ReturnType<typeof createPage>;

/** @param id the name of the page's chunk, which has the code that only this page needs */
function createPage(path: string, id: string, fetch: () => Promise<ReactNode>) {
  let loading: Promise<ReactNode> | undefined;
  let content: ReactNode;
  /** Loads the page once. A failure is remembered until `forget` is called. */
  function load() {
    loading ??= fetch().then((fetched) => {
      content = fetched;
      return content;
    });
    return loading;
  }
  /** Forgets a failure, so that the next `load` tries again. */
  function forget() {
    if (!content) loading = undefined;
  }
  return {
    path,
    id,
    load,
    /** The rendered page, `undefined` before it is loaded. */
    content: () => content,
    forget,
  };
}

/** All pages. No path is a pattern, so the app compares paths and needs no route matching. */
export const pages = [
  createPage('/', 'Home', async () => {
    const { Home } = await import('./page/Home');
    return <Home />;
  }),
  ...catalog.flatMap((category) => [
    createPage(category.path, 'CategoryPage', async () => {
      const { CategoryPage } = await import('./page/CategoryPage');
      return <CategoryPage category={category} />;
    }),
    ...category.generators.map((entry: GeneratorEntry) =>
      createPage(entry.path, entry.slug, async () => {
        const { generator } = await entry.load();
        return <GeneratorPage entry={entry} generator={generator} category={category} />;
      }),
    ),
  ]),
  createPage(accessibilityPage.path, 'Accessibility', async () => {
    const { Accessibility } = await import('./page/Accessibility');
    return <Accessibility />;
  }),
  createPage(templatesPage.path, 'TemplatesPage', async () => {
    const [{ TemplatesPage, shownTemplates }, drafts] = await Promise.all([
      import('./guide/TemplatesPage'),
      startDrafts(),
    ]);
    return <TemplatesPage templates={await shownTemplates(drafts)} />;
  }),
];

/** The page with this path. */
export function pageAt(path: string) {
  return pages.find((page) => page.path === path);
}

/** The path of the page for an address below the base; letter case and a trailing slash do not matter. */
export function knownPath(pathname: string) {
  const path = withoutSlash(pathname.toLowerCase()) || '/';
  return pageAt(path) && path;
}

export function withoutSlash(pathname: string) {
  return pathname.replace(/\/$/, '');
}

/** Renders the page of an address, or the start page for an unknown address. */
export function PageOf({ pathname }: { pathname: string }) {
  const path = knownPath(pathname) ?? '/';
  const page = pageAt(path);
  // With a `key` per path, neither ticks nor a failure carry over to the next page.
  return page && <LoadedPage key={path} page={page} />;
}

/** An error boundary around a page. While the chunk loads, the previous page stays visible. */
class LoadedPage extends Component<{ page: Page }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  // The next visit tries again.
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

/** The page shown instead of one that fails to render, so that no visitor sees a blank page. */
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
        {/* A plain link, not one of the router: the browser fetches the start page again. */}
        <a href={import.meta.env.BASE_URL}>Zur Startseite</a> oder{' '}
        <a href={feedbackAddress}>schreib uns, was passiert ist</a>.
      </p>
    </PageLayout>
  );
}
