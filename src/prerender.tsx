import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { loadUnit } from './app/generator/units';
import { pageTitle } from './app/pageTitle';
import { basename, routes } from './app/routes';
import { site } from './app/site';
import { catalog, generatorEntries } from './catalog';

const paths = catalog.flatMap(({ path, generators }) => [
  path,
  ...generators.map((entry) => entry.path),
]);

/** Called by the build for `/`, for every path in `links`, and for `/404.html`, which leads home. */
export async function prerender({ url }: { url: string }) {
  const path = url === '/404.html' ? '/' : url;
  const { heading, lead } = await contentOf(path);
  const entry = generatorEntries.find((known) => known.path === path);
  return {
    html: await htmlOf(path),
    links: new Set(paths),
    head: {
      lang: 'de-CH',
      title: pageTitle(heading),
      elements: new Set([
        { type: 'meta', props: { name: 'description', content: lead } },
        // The build puts the files of its program in the place of the slug (vite.config.ts).
        ...(entry ? [{ type: 'link', props: { rel: 'modulepreload', href: entry.slug } }] : []),
      ]),
    },
  };
}

async function contentOf(path: string): Promise<{ heading: string; lead: string }> {
  const entry = generatorEntries.find((known) => known.path === path);
  if (entry) return { heading: entry.name, lead: (await loadUnit(entry.slug)).intro };
  const category = catalog.find((known) => known.path === path);
  if (category) return { heading: category.name, lead: category.summary };
  return { heading: site.name, lead: site.claim };
}

async function htmlOf(path: string): Promise<string> {
  const handler = createStaticHandler(routes, { basename });
  const address = basename.replace(/\/$/, '') + path;
  const context = await handler.query(new Request(`http://localhost${address}`));
  if (context instanceof Response) throw new Error(`${address} leads elsewhere`);
  return renderToString(
    <StrictMode>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </StrictMode>,
  );
}
