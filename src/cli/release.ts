import { join } from 'node:path';
import { hashOf, type Release, readRelease, releaseFile, writeRelease } from '../build/release';
import { readArgs, UsageError, writeBytes } from './command';

/**
 * Compares a site with the one that was built here, file by file.
 *
 * @returns 0 when they are the same, else 1
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

/** How many releases stay on the host beside the newest one. */
const mostEarlier = 4;

/** Puts the files of a site's last releases beside those that were built here, for the tabs that still have them open. */
export async function keepReleases(args: readonly string[]) {
  const { site, folder, built, live } = await releasesOf(
    args,
    'npm run keep -- [--dist ordner] https://…   behält die Dateien der letzten Versionen.',
  );
  if (!live) console.log(`${site} hat keine ${releaseFile}: Es gibt nichts zu behalten.`);
  const hashed = Object.keys(live?.files ?? {}).filter((path) => /^assets\/[\w.-]+$/.test(path));
  const earlier = [hashed, ...(live?.earlier ?? [])].slice(0, mostEarlier);
  for (const path of new Set(earlier.flat())) {
    if (built.files[path]) continue;
    const content = await fetchFrom(site, path);
    if (!content) throw new UsageError(`${site} hat ${path} nicht, nennt die Datei aber.`);
    await writeBytes(join(folder, path), content);
  }
  writeRelease(folder, { ...built, earlier });
  return 0;
}

/** The release that was built here, and the release that a site serves. */
async function releasesOf(args: readonly string[], usage: string) {
  const { values, positionals } = readArgs(args, {
    usage,
    options: { dist: { type: 'string', default: 'dist' } },
    count: [1, 1],
  });
  const [site = ''] = positionals;
  const built = builtIn(values.dist);
  const content = await fetchFrom(site, releaseFile);
  const live: Release | undefined = content && JSON.parse(new TextDecoder().decode(content));
  return { site, folder: values.dist, built, live };
}

function builtIn(folder: string) {
  try {
    return readRelease(folder);
  } catch {
    throw new UsageError(`In «${folder}» liegt keine gebaute Website: zuerst npm run build.`);
  }
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
