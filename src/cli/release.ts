import { join } from 'node:path';
import { hashOf, type Release, readRelease, releaseFile, writeRelease } from '../build/release';
import { readArgs, UsageError, writeBytes } from './command';

/**
 * Compares the site that was built here with a published site, file by file. Prints the files that differ or are
 * missing on the published site.
 *
 * @returns the exit code: 0 when all files are equal, else 1
 */
export async function verifySite(args: readonly string[]) {
  const { site, built, live } = await releasesOf(
    args,
    'npm run verify -- [--dist ordner] https://…   vergleicht eine Website mit dist/.',
  );
  let differing = 0;
  for (const [path, hash] of Object.entries(built.files)) {
    const found = await fetchFrom(site, path);
    if (found && hashOf(found) === hash) continue;
    console.log(`${found ? 'anders' : 'fehlt'}: ${path}`);
    differing += 1;
  }
  const count = Object.keys(built.files).length;
  console.log(`Hier gebaut: ${built.version}. ${site} nennt: ${live?.version ?? 'nichts'}.`);
  console.log(
    differing
      ? `${differing} von ${count} Dateien sind nicht gleich.`
      : `Alle ${count} Dateien sind gleich.`,
  );
  return differing ? 1 : 0;
}

/** The greatest number of earlier releases whose files stay on the host. */
const mostEarlier = 4;

// Only these paths are copied. A path such as `../index.html` would lead out of the folder.
const assetPath = /^assets\/[\w.-]+$/;

/**
 * Copies the assets of the last releases of a published site into the site that was built here. So open tabs of these
 * releases still find their assets.
 *
 * @returns the exit code 0
 */
export async function keepReleases(args: readonly string[]) {
  const { site, folder, built, live } = await releasesOf(
    args,
    'npm run keep -- [--dist ordner] https://…   behält die Dateien der letzten Versionen.',
  );
  if (!live) console.log(`${site} hat keine ${releaseFile}: Es gibt nichts zu behalten.`);
  const earlier = [Object.keys(live?.files ?? {}), ...(live?.earlier ?? [])]
    .slice(0, mostEarlier)
    .map((paths) => paths.filter((path) => assetPath.test(path)));
  for (const path of new Set(earlier.flat())) {
    if (built.files[path]) continue;
    const content = await fetchFrom(site, path);
    if (!content) throw new UsageError(`${site} hat ${path} nicht, nennt die Datei aber.`);
    await writeBytes(join(folder, path), content);
  }
  writeRelease(folder, { ...built, earlier });
  return 0;
}

/**
 * Reads two releases: `built` is the release that was built here, and `live` is the release that a published site
 * serves. `live` is undefined when the published site has no `release.json`.
 */
async function releasesOf(args: readonly string[], usage: string) {
  const { values, positionals } = readArgs(args, {
    usage,
    options: { dist: { type: 'string', default: 'dist' } },
    counts: [1],
  });
  const [site = ''] = positionals;
  const built = readRelease(values.dist);
  const content = await fetchFrom(site, releaseFile);
  const live: Release | undefined = content && JSON.parse(new TextDecoder().decode(content));
  return { site, folder: values.dist, built, live };
}

async function fetchFrom(site: string, path: string) {
  try {
    const address = new URL(path, site.endsWith('/') ? site : `${site}/`);
    const response = await fetch(address, { cache: 'no-store' });
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
  } catch {
    throw new UsageError(`${site} ist nicht erreichbar.`);
  }
}
