import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { createPath, type Navigator, Router } from 'react-router-dom';
import { App, basename, pageAt, pages, withoutSlash } from './app/App';
import { firstPageAddress } from './app/page/FirstPage';
import picture from './app/page/pictures/open-graph.png';
import { pageTitle, site } from './app/site';
import { accessibilityPage, catalog, generatorEntries, templatesPage } from './catalog';

// Vite lists the licences of the packages in this script, but not of packages that only the worker uses. These exports
// add the packages of the worker to the list.
export { DOMParser } from '@xmldom/xmldom';
export { default as Docxtemplater } from 'docxtemplater';

/**
 * Makes the HTML of a page. The build calls this function for `/`, for every path in `links`, and for `/404.html`. The
 * content of `/404.html` is the content of the start page.
 */
export async function prerender({ url }: { url: string }) {
  const isUnknown = url === '/404.html';
  const path = isUnknown ? '/' : url;
  const { name, summary, image } = await contentOf(path);
  const page = pageAt(path);
  await page?.load();
  const title = pageTitle(name);
  const address = new URL(belowBase(path), site.url).href;
  return {
    html: renderToString(
      <StrictMode>
        <Router static basename={basename} location={belowBase(path)} navigator={noNavigation}>
          <App />
        </Router>
      </StrictMode>,
    ),
    links: new Set(pages.map((one) => one.path)),
    head: {
      lang: 'de-CH',
      title,
      elements: new Set([
        meta('name', { description: summary }),
        // The build replaces this link by links to the scripts of the page (`vite.config.ts`).
        ...(page ? [link('modulepreload', page.id)] : []),
        // A messenger shows Open Graph data below a link to the page. The addresses in this data must be absolute.
        meta('property', {
          'og:type': 'website',
          'og:locale': 'de_CH',
          'og:site_name': site.name,
          'og:title': title,
          'og:description': summary,
          'og:image': new URL(image, site.url).href,
        }),
        ...(isUnknown
          ? [meta('name', { robots: 'noindex' })]
          : [meta('property', { 'og:url': address }), link('canonical', address)]),
      ]),
    },
  };
}

function meta(key: 'name' | 'property', contents: Record<string, string>) {
  return Object.entries(contents).map(([name, content]) => ({
    type: 'meta',
    props: { [key]: name, content },
  }));
}

function link(rel: string, href: string) {
  return { type: 'link', props: { rel, href } };
}

function belowBase(path: string) {
  return withoutSlash(basename) + path;
}

/**
 * Returns the name, summary and image of a page. For the page of a generator, the image is the first page of its
 * document.
 */
async function contentOf(path: string) {
  const entry = generatorEntries.find((known) => known.path === path);
  if (entry) {
    const { name, slug, load } = entry;
    return { name, summary: (await load()).intro, image: firstPageAddress(slug) };
  }
  const page = [...catalog, templatesPage, accessibilityPage].find((known) => known.path === path);
  return { name: site.name, summary: site.claim, ...page, image: picture };
}

// A navigator that makes addresses and never navigates. The static navigator of React Router would add code to the
// script of the site.
const noNavigation = { createHref: createPath } as Navigator;
