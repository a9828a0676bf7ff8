import { cpSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sirv from 'sirv';
import { afterAll, expect, test, vi } from 'vitest';
import { hashOf, readRelease, writeRelease } from '../../src/build/release';
import { run } from '../../src/cli/main';

const folder = mkdtempSync(join(tmpdir(), 'lagerkiste-release-'));
const live = join(folder, 'live');
const server = createServer(sirv(live, { dev: true }));
const site = await new Promise<string>((resolve) => {
  server.listen(0, () => resolve(`http://localhost:${(server.address() as AddressInfo).port}/`));
});
afterAll(() => {
  server.close();
  vi.restoreAllMocks();
});

function build(version: string): string {
  const dist = join(folder, version);
  mkdirSync(join(dist, 'assets'), { recursive: true });
  const contents = { 'index.html': `page ${version}`, [`assets/part-${version}.js`]: version };
  for (const [path, text] of Object.entries(contents)) writeFileSync(join(dist, path), text);
  const hashes = Object.entries(contents).map(([path, text]) => [path, hashOf(Buffer.from(text))]);
  writeRelease(dist, { version, files: Object.fromEntries(hashes), earlier: [] });
  return dist;
}

const publish = (dist: string) => cpSync(dist, live, { recursive: true });

test('a site is the source that it names, or each file that is not is told', async () => {
  const dist = build('one');
  publish(dist);
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  expect(await run('verify', ['--dist', dist, site])).toBe(0);
  expect(log.mock.calls.at(-1)).toEqual(['Alle 2 Dateien sind gleich.']);
  writeFileSync(join(live, 'assets/part-one.js'), 'another');
  expect(await run('verify', ['--dist', dist, site])).toBe(1);
  expect(log.mock.calls).toContainEqual(['anders: assets/part-one.js']);
  writeFileSync(join(live, 'assets/part-one.js'), 'one');
  expect(await run('verify', ['--dist', join(folder, 'nothing'), site])).toBe(2);
});

test('the parts of five releases stay on the host, for tabs that are still open', async () => {
  const versions = ['one', 'two', 'three', 'four', 'five', 'six'];
  let dist = '';
  for (const version of versions) {
    dist = build(version);
    expect(await run('keep', ['--dist', dist, site])).toBe(0);
    publish(dist);
  }
  const kept = readdirSync(join(dist, 'assets')).sort();
  const later = versions.slice(1).map((version) => `part-${version}.js`);
  expect(kept).toEqual(later.sort());
  expect(readRelease(dist).earlier).toHaveLength(4);
});

test('no file is written that lies outside of the assets', async () => {
  writeRelease(live, { ...readRelease(live), earlier: [['../outside.js', 'index.html']] });
  const dist = build('seven');
  expect(await run('keep', ['--dist', dist, site])).toBe(0);
  expect(readRelease(dist).earlier[1]).toEqual([]);
});
