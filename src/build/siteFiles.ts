import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const sitemapFile = 'sitemap.xml';
const robotsFile = 'robots.txt';

/** The files for search engines. */
export const searchFiles = [sitemapFile, robotsFile];

/**
 * Writes `sitemap.xml` with the addresses of all pages that have a canonical link. Writes `robots.txt` with the address
 * of `sitemap.xml`.
 */
export function searchEngines(): Plugin {
  return {
    name: 'search-engines',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const addresses = Object.values(bundle).flatMap((file) =>
        file.type === 'asset' && file.fileName.endsWith('.html')
          ? (/<link rel="canonical" href="([^"]+)">/.exec(String(file.source))?.[1] ?? [])
          : [],
      );
      const [home] = addresses.sort();
      if (!home) return this.error('no page names its address');
      const urls = addresses.map((address) => `  <url><loc>${address}</loc></url>\n`).join('');
      this.emitFile({
        type: 'asset',
        fileName: sitemapFile,
        source: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}</urlset>\n`,
      });
      this.emitFile({
        type: 'asset',
        fileName: robotsFile,
        source: `User-agent: *\nAllow: /\n\nSitemap: ${new URL(sitemapFile, home)}\n`,
      });
    },
  };
}

/** The file with the contact for reports of weaknesses. */
export const securityFile = '.well-known/security.txt';

/**
 * Writes the file with the contact for reports of weaknesses (RFC 9116). The file is valid for a year after the commit
 * of the build. Without a git history, or without `mail`, no file is written.
 *
 * @param mail the mail address of the contact
 */
export function securityContact(mail: string | undefined): Plugin {
  return {
    name: 'security-contact',
    apply: 'build',
    generateBundle() {
      const committed = git('show', '-s', '--format=%cI', 'HEAD');
      if (!committed || !mail) return;
      const expires = new Date(committed);
      expires.setUTCFullYear(expires.getUTCFullYear() + 1);
      this.emitFile({
        type: 'asset',
        fileName: securityFile,
        source: `Contact: mailto:${mail}\nExpires: ${expires.toISOString()}\nPreferred-Languages: de, en\n`,
      });
    },
  };
}

/** The file with the licences of all packages in the site. Vite writes this file. */
export const licenceFile = 'lizenzen.txt';

// Packages that only the worker uses. Vite builds the worker separately, and does not find their licences.
const workerPackages = ['@xmldom/xmldom', 'docxtemplater'];

/** Adds the licences of `workerPackages` to the file with the licences. */
export function hiddenLicences(): Plugin {
  return {
    name: 'hidden-licences',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const file = bundle[licenceFile];
        if (file?.type !== 'asset') return this.error(`no ${licenceFile} to complete`);
        const entries = workerPackages.map((name) => licenceOf(`node_modules/${name}`));
        file.source = [file.source, ...entries].join('\n');
      },
    },
  };
}

function licenceOf(folder: string) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  if (!file) throw new Error(`no licence in ${folder}`);
  const text = readFileSync(join(folder, file), 'utf8').trim();
  return `## ${name} - ${version} (${license})\n\n${text}\n`;
}

/**
 * Returns the version in `package.json` with the commit, e.g. `0.1.0 (1a2b3c4)`. The footer shows this text. Without a
 * git history, the text is the version alone.
 */
export function siteVersion() {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const commit = git('rev-parse', '--short=7', 'HEAD');
  return commit ? `${version} (${commit})` : version;
}

/** Returns the output of a git command. Returns undefined when git fails, e.g. in an archive without a git history. */
function git(...args: readonly string[]) {
  try {
    return execFileSync('git', args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return;
  }
}
