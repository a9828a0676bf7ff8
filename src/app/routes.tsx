import { Component, type ReactNode, use } from 'react';
import { accessibilityPage, catalog, type GeneratorEntry, templatesPage } from '../catalog';
import { startDrafts } from './draft/drafts';
import { GeneratorPage } from './page/GeneratorPage';
import { PageLayout } from './page/PageLayout';
import { feedbackAddress } from './site';

/** The address that the build and the browser share as the root of all pages, e.g. `/lagerkiste/`. */
export const basename = import.meta.env.BASE_URL;

type Page = ReturnType<typeof createPage>;

/** @param id of its chunk of the program, which comes beyond what all pages have */
function createPage(path: string, id: string, fetch: () => Promise<ReactNode>) {
  let loading: Promise<ReactNode> | undefined;
  let content: ReactNode;
  /** Loads it once; what failed fails for as long as it is not forgotten. */
  function load() {
    loading ??= fetch().then((fetched) => {
      content = fetched;
      return content;
    });
    return loading;
  }
  /** After a failure: the next call of `load` tries again. */
  function forget() {
    if (!content) loading = undefined;
  }
  return {
    path,
    id,
    load,
    /** What it shows, once it is loaded. */
    content: () => content,
    forget,
  };
}

/** None of their paths is a pattern, so nothing needs to be matched. */
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

/** The page of a path. */
export function pageAt(path: string) {
  return pages.find((page) => page.path === path);
}

/** The path of the page that an address below the base means, whatever its case and last slash. */
export function knownPath(pathname: string) {
  const path = withoutSlash(pathname.toLowerCase()) || '/';
  return pageAt(path) && path;
}

export function withoutSlash(pathname: string) {
  return pathname.replace(/\/$/, '');
}

/** Shows the page of an address; what is unknown shows the way in. */
export function PageOf({ pathname }: { pathname: string }) {
  const path = knownPath(pathname) ?? '/';
  const page = pageAt(path);
  // A key of its own: what was ticked on one page is not carried to the next, nor a failure.
  return page && <LoadedPage key={path} page={page} />;
}

/** A page, once its chunk is there; until then the page before it stays, and a failure is said. */
class LoadedPage extends Component<{ page: Page }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  // A next visit tries again.
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

/** In the place of a page that cannot be shown: never a blank one. */
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
        {/* Not a link of the router: the home page is fetched anew. */}
        <a href={import.meta.env.BASE_URL}>Zur Startseite</a> oder{' '}
        <a href={feedbackAddress}>schreib uns, was passiert ist</a>.
      </p>
    </PageLayout>
  );
}
