import { findBrowser } from './browsers';

/** The environment's Chromium without what needs a sandbox, a graphics card or the internet. */
export function chromiumOptions() {
  const found = findBrowser('chromium');
  return {
    ...(found ? { executablePath: found.path } : {}),
    args: `--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-sync
      --disable-background-networking --disable-component-update`.split(/\s+/),
  };
}
