import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

// The script of the service worker, which the browser runs apart from the pages. The service worker keeps the files of
// the site, and no others, so that the whole site works without a connection.

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
  // A page is kept under an address without a slash at the end. Some hosts add a slash.
  urlManipulation: ({ url }) => [new URL(url.origin + url.pathname.replace(/\/$/, ''))],
});

// An address that is not kept is loaded from the host. Without a connection, the answer is the kept `404.html`, which
// shows the start page.
registerRoute(
  new NavigationRoute(async ({ request }) => {
    try {
      return await fetch(request);
    } catch {
      return (await matchPrecache('404.html')) ?? Response.error();
    }
  }),
);

// A new version of the site waits until a person asks for it, because a form must not be reloaded while somebody fills
// it in.
self.addEventListener('message', (event) => {
  if (event.data === 'take over') event.waitUntil(self.skipWaiting());
});

// The page of the first visit then works without a connection, too.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
