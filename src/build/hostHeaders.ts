import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { policyOf } from './securityPolicy.ts';

type Headers = Record<string, string>;

const unused = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** Headers by the addresses they are for, below the site's base. Hosts join values of the same name. */
const rules: Record<string, Headers> = {
  '*': {
    // A page cannot say this of itself. The preview is a frame of our own.
    'Content-Security-Policy': "frame-ancestors 'self'",
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': unused.map((feature) => `${feature}=()`).join(', '),
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  },
  'assets/*': {
    'Cache-Control': 'public, max-age=31536000, immutable',
    // For what runs apart from a page, and so without its policy: a worker, the frame of the preview.
    'Content-Security-Policy': policyOf({
      'default-src': "'none'",
      'script-src': "'self'",
      'connect-src': "'self'",
      'style-src': "'unsafe-inline'",
      'img-src': 'data:',
      'font-src': "'self' data:",
      'base-uri': "'none'",
      'form-action': "'none'",
    }),
  },
};

/** Read by some hosts, never by a browser. */
export const headersFile = '_headers';

/**
 * Writes the headers for static hosts that read them from a file (Netlify, Cloudflare Pages), and sends
 * them while the built site is previewed.
 */
export function hostHeaders(): Plugin {
  let base = '/';
  return {
    name: 'host-headers',
    configResolved(config) {
      base = config.base;
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: headersFile, source: textOf(base) });
    },
    configurePreviewServer({ config, middlewares }) {
      const headersOf = readHeaders(join(config.root, config.build.outDir));
      middlewares.use((request, response, next) => {
        response.setHeaders(headersOf(request.url ?? ''));
        next();
      });
    },
  };
}

function textOf(base: string): string {
  return Object.entries(rules)
    .map(([path, headers]) =>
      [base + path, ...Object.entries(headers).map((header) => `  ${header.join(': ')}`)].join(
        '\n',
      ),
    )
    .join('\n\n')
    .concat('\n');
}

/**
 * Reads the headers of a built site as a host does.
 *
 * @param folder where the site was built to
 * @returns what gives the headers of an address, which begins with `/`
 */
export function readHeaders(folder: string): (address: string) => Map<string, string> {
  const blocks = readFileSync(join(folder, headersFile), 'utf8').trim().split('\n\n');
  const read = blocks.map((block) => {
    const [path = '', ...lines] = block.split('\n').map((line) => line.trim());
    return { start: path.replace('*', ''), headers: lines.map((line) => line.split(/: (.*)/)) };
  });
  return (address) => {
    const found = new Map<string, string>();
    for (const { start, headers } of read) {
      if (!address.startsWith(start)) continue;
      for (const [name = '', value = ''] of headers) {
        const before = found.get(name);
        found.set(name, before ? `${before}, ${value}` : value);
      }
    }
    return found;
  };
}
