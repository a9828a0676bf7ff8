import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { createPath, type Navigator, Router } from 'react-router-dom';
import { App } from './app/App';
import { loadOnce } from './app/draft/generators';
import { pageTitle } from './app/page/pageTitle';
import picture from './app/page/pictures/open-graph.png';
import { pageChunk } from './app/pageChunk';
import { basename } from './app/routes';
import { site } from './app/site';
import { templatesPage } from './app/templatesPage';
import { catalog, generatorEntries } from './catalog';

const paths = [
  ...catalog.flatMap(({ path, generators }) => [path, ...generators.map((entry) => entry.path)]),
  templatesPage.path,
];

/** Called by the build for `/`, for every path in `links`, and for `/404.html`, which leads home. */
export async function prerender({ url }: { url: string }) {
  const path = url === '/404.html' ? '/' : url;
  const { heading, lead } = await contentOf(path);
  const chunk = pageChunk(path);
  return {
    html: await htmlOf(path),
    links: new Set(paths),
    head: {
      lang: 'de-CH',
      title: pageTitle(heading),
      elements: new Set([
        { type: 'meta', props: { name: 'description', content: lead } },
        // The build puts the files of its program in the place of its id (vite.config.ts).
        ...(chunk ? [{ type: 'link', props: { rel: 'modulepreload', href: chunk.id } }] : []),
        ...Object.entries(openGraph(path, pageTitle(heading), lead)).map(([property, content]) => ({
          type: 'meta',
          props: { property: `og:${property}`, content },
        })),
      ]),
    },
  };
}

/** What a messenger shows of a link; it wants whole addresses. */
function openGraph(path: string, title: string, description: string) {
  const image = new URL(picture, site.url).href;
  const url = new URL(basename.replace(/\/$/, '') + path, site.url).href;
  return { type: 'website', locale: 'de_CH', site_name: site.name, title, description, url, image };
}

async function contentOf(path: string): Promise<{ heading: string; lead: string }> {
  const entry = generatorEntries.find((known) => known.path === path);
  if (entry) return { heading: entry.name, lead: (await loadOnce(entry.slug)).intro };
  const page = [...catalog, templatesPage].find((known) => known.path === path);
  if (page) return { heading: page.name, lead: page.summary };
  return { heading: site.name, lead: site.claim };
}

async function htmlOf(path: string): Promise<string> {
  await pageChunk(path)?.load();
  return renderToString(
    <StrictMode>
      <Router
        static
        basename={basename}
        location={basename.replace(/\/$/, '') + path}
        navigator={staysHere}
      >
        <App />
      </Router>
    </StrictMode>,
  );
}

// The router's own for such pages would stand in the program of the site.
const staysHere: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  push() {},
  replace() {},
  go() {},
};
