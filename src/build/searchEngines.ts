import type { Plugin } from 'vite';

const sitemapFile = 'sitemap.xml';
const robotsFile = 'robots.txt';

/** What search engines read, and no page. */
export const searchFiles = [sitemapFile, robotsFile];

/** Writes the list of all pages that name their address, and where a search engine finds it. */
export function searchEngines(): Plugin {
  return {
    name: 'search-engines',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const addresses = Object.values(bundle).flatMap((file) =>
        file.type === 'asset' && file.fileName.endsWith('.html') ? addressIn(file.source) : [],
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

function addressIn(html: string | Uint8Array): string[] {
  const [, address] = /<link rel="canonical" href="([^"]+)">/.exec(String(html)) ?? [];
  return address ? [address] : [];
}
