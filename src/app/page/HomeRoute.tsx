import type { Home } from './Home';

let loaded: typeof Home | undefined;

/** Loads the start page. After a failure the next call tries again. */
export async function loadHome(): Promise<void> {
  loaded = (await import('./Home')).Home;
}

/** The start page, once `loadHome` has loaded it. */
export function HomeRoute() {
  if (!loaded) throw new Error('the start page is not loaded');
  const Page = loaded;
  return <Page />;
}
