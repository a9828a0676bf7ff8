import { spawnSync } from 'node:child_process';
import { findChromium } from './chromium';

const installers: readonly (readonly [string, readonly string[]])[] = [
  ['npx', ['playwright', 'install', 'chromium']],
  ...(process.getuid?.() === 0
    ? ([
        ['apt-get', ['update']],
        ['apt-get', ['install', '-y', 'chromium']],
      ] as const)
    : []),
];

for (const [command, args] of installers) {
  if (findChromium()) break;
  spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
}

if (!findChromium()) {
  console.error('No Chromium found: install Chromium or Chrome, or set CHROME_PATH to one.');
  process.exit(1);
}
