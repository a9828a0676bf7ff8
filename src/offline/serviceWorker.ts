import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

// Runs apart from the pages. It keeps the files of the site and nothing else, so that all of it works
// without a connection.

declare const self: {
  addEventListener(
    type: 'activate' | 'message',
    listener: (event: { data?: unknown; waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
};

// The build writes the list in (src/build/release.ts).
declare const SITE_FILES: { url: string; revision: string | null }[];

cleanupOutdatedCaches();
precacheAndRoute(SITE_FILES, {
  ignoreURLParametersMatching: [/./],
  // A page is kept under its address, which some hosts write with a slash behind it.
  urlManipulation: ({ url }) => [new URL(url.origin + url.pathname.replace(/\/$/, ''))],
});

// An address that there is not leads home, with a connection or without.
registerRoute(
  new NavigationRoute(async ({ request }) => {
    try {
      return await fetch(request);
    } catch {
      return (await matchPrecache('404.html')) ?? Response.error();
    }
  }),
);

// A new version waits until the visitor asks for it, so that no form is reloaded while it is filled in.
self.addEventListener('message', (event) => {
  if (event.data === 'take over') event.waitUntil(self.skipWaiting());
});

// The page of the first visit works without a connection too.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
