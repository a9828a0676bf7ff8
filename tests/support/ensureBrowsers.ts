import { spawnSync } from 'node:child_process';
import { chosenEngines, type Engine, engines, findBrowser, places } from './browsers';

// The arguments are the engines to install; without arguments, Chromium and those of `BROWSERS`.

const packages: Record<Engine, readonly string[]> = {
  chromium: ['chromium-headless-shell'],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
};

const quiet = {
  DEBIAN_FRONTEND: 'noninteractive',
  PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000',
};
const isRoot = process.getuid?.() === 0;
const wanted = process.argv.slice(2);
// The tests in tests/e2e/ need Chromium, even if `BROWSERS` does not list it.
const needed = engines.filter((engine) =>
  wanted.length > 0
    ? wanted.includes(engine)
    : engine === 'chromium' || chosenEngines().includes(engine),
);

const missing = () => needed.filter((engine) => !findBrowser(engine));
const forPlaywright = missing();
if (forPlaywright.length > 0 && run('npx', ['playwright', 'install', ...forPlaywright]) && isRoot) {
  run('npx', ['playwright', 'install-deps', ...forPlaywright]);
}

const forSystem = missing().flatMap((engine) => packages[engine]);
if (forSystem.length > 0 && isRoot && run('apt-get', ['update'])) {
  run('apt-get', ['install', '-y', '--no-install-recommends', ...forSystem]);
}

for (const engine of missing()) {
  const without = engine === 'chromium' ? '' : ', or leave it out by «BROWSERS=chromium npm test»';
  console.error(
    `No ${engine} found: install it (Debian: ${packages[engine].join(' ')}), name it by ${places[engine].variable}, or run «npx playwright install ${engine}»${without}.`,
  );
  process.exitCode = 1;
}

/** Runs a command for at most ten minutes, and returns whether it succeeded. */
function run(command: string, args: readonly string[]): boolean {
  console.log(`For the browser tests: ${[command, ...args].join(' ')}`);
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    timeout: 600_000,
    shell: process.platform === 'win32',
    env: { ...process.env, ...quiet },
  });
  return status === 0;
}
