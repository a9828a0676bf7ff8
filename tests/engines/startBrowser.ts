import { type Engine, findBrowser } from '../support/browsers';
import type { RunningBrowser } from './browserPage';
import { startFirefox } from './firefoxBrowser';
import { startByPlaywright } from './playwrightBrowser';
import { startWebkit } from './webkitBrowser';

export async function startBrowser(engine: Engine): Promise<RunningBrowser> {
  const found = findBrowser(engine);
  if (!found) throw new Error(`No ${engine} found; tests/support/ensureBrowsers.ts installs it.`);
  if (found.by === 'playwright') return startByPlaywright(engine);
  return engine === 'firefox' ? startFirefox(found.path) : startWebkit(found.path);
}
