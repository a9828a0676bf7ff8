import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** What the footer calls the version: that of package.json, and of which commit it was built. */
export function siteVersion(): string {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  try {
    const commit = execFileSync('git', ['rev-parse', '--short=7', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return `${version} (${commit.trim()})`;
  } catch {
    // Built from an archive, without its history.
    return version;
  }
}
