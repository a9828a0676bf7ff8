import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

// The script of the service worker. The browser runs this script apart from the pages. The service worker keeps all
// files of the site. So the whole site works without a connection.

declare const self: {
  addEventListener(
    type: 'activate' | 'message',
    listener: (event: { data?: unknown; waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
};

// The build replaces the name `SITE_FILES` by the list of files (src/build/release.ts).
declare const SITE_FILES: { url: string; revision: string | null }[];

cleanupOutdatedCaches();
precacheAndRoute(SITE_FILES, {
  ignoreURLParametersMatching: [/./],
  // Some hosts add a slash to the address of a page. The service worker keeps pages under addresses without this slash.
  urlManipulation: ({ url }) => [new URL(url.origin + url.pathname.replace(/\/$/, ''))],
});

// A page that is not kept is loaded from the host. Without a connection, the answer is the kept `404.html`, which shows
// the start page.
registerRoute(
  new NavigationRoute(async ({ request }) => {
    try {
      return await fetch(request);
    } catch {
      return (await matchPrecache('404.html')) ?? Response.error();
    }
  }),
);

// A new version of the site waits until a person asks for the new version. Otherwise, a page could be reloaded while
// somebody fills in a form.
self.addEventListener('message', (event) => {
  if (event.data === 'take over') event.waitUntil(self.skipWaiting());
});

// Claims the open page. So the page works without a connection even on the first visit.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
