import { catalog, generatorEntries } from '../catalog';
import { loadOnce } from './draft/generators';
import { templatesPage } from './templatesPage';

export type PageChunk = {
  id: string;
  /** Loads it once; what failed fails for as long as it is not forgotten. */
  load: () => Promise<unknown>;
  isLoaded: () => boolean;
  /** After a failure: the next call of `load` tries again. */
  forget: () => void;
};

/** What a chunk exports, once it is loaded. After a failure the next `load` tries again. */
function createLoaded<Value>(fetch: () => Promise<Value>) {
  let value: Value | undefined;
  return {
    load: async () => {
      value = await fetch();
    },
    get: () => {
      if (!value) throw new Error('the page is not loaded');
      return value;
    },
  };
}

export const home = createLoaded(() => import('./page/Home'));
export const categories = createLoaded(() => import('./page/CategoryPage'));
export const forDesigners = createLoaded(async () => {
  const [{ TemplatesPage, shownTemplates }] = await Promise.all([
    import('./guide/TemplatesPage'),
    ...generatorEntries.map(({ slug }) => loadOnce(slug)),
  ]);
  return { TemplatesPage, templates: await shownTemplates() };
});
const ofCategories = createChunk('CategoryPage', categories.load);

const chunks = new Map<string, PageChunk>([
  ['/', createChunk('Home', home.load)],
  ...catalog.map(({ path }) => [path, ofCategories] as const),
  [templatesPage.path, createChunk('TemplatesPage', forDesigners.load)],
  ...generatorEntries.map(
    ({ path, slug }) => [path, createChunk(slug, () => loadOnce(slug))] as const,
  ),
]);

/** What the page of a path needs before it is shown, beyond what all pages have. */
export function pageChunk(path: string): PageChunk | undefined {
  return chunks.get(path);
}

function createChunk(id: string, load: () => Promise<unknown>): PageChunk {
  let loading: Promise<unknown> | undefined;
  let isLoaded = false;
  async function loadOnce() {
    await load();
    isLoaded = true;
  }
  return {
    id,
    load: () => {
      loading ??= loadOnce();
      return loading;
    },
    isLoaded: () => isLoaded,
    forget: () => {
      if (!isLoaded) loading = undefined;
    },
  };
}
