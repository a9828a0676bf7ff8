import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

// The script of the service worker. The browser runs the script apart from the pages. The service worker keeps the
// files of the site, so that the whole site works without a connection. The service worker keeps no other files.

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
  // The service worker keeps a page under an address without a slash at the end. Some hosts add a slash to the address
  // of a page. This slash is removed before the page is looked up.
  urlManipulation: ({ url }) => [new URL(url.origin + url.pathname.replace(/\/$/, ''))],
});

// An address that is not kept is loaded from the host. Without a connection, the answer is the kept `404.html`.
// `404.html` shows the start page.
registerRoute(
  new NavigationRoute(async ({ request }) => {
    try {
      return await fetch(request);
    } catch {
      return (await matchPrecache('404.html')) ?? Response.error();
    }
  }),
);

// A new version of the site waits until the visitor asks for the version, because a form must not be reloaded while the
// visitor fills in the form.
self.addEventListener('message', (event) => {
  if (event.data === 'take over') event.waitUntil(self.skipWaiting());
});

// The service worker also controls the page of the first visit. This page then works without a connection, too.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
