import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The file with headers that some hosts read. No browser reads it. */
export const headersFile = '_headers';

/**
 * The policy of a page: it may only load from its own host. A printed document brings pictures and fonts as `data:`.
 * `src/browser/guardMarkup.ts` is the policy named `default`.
 */
const page = `
default-src 'none'
script-src 'self'
style-src 'self'
connect-src 'self'
img-src 'self' data:
font-src 'self' data:
frame-src 'self'
worker-src 'self'
manifest-src 'self'
object-src 'none'
base-uri 'none'
form-action 'none'
require-trusted-types-for 'script'
trusted-types default
`;

/** The policy for a worker and for the frame of the preview, where the policy of the page does not hold. */
const asset = `
default-src 'none'
script-src 'self'
connect-src 'self'
style-src 'unsafe-inline'
img-src data:
font-src 'self' data:
base-uri 'none'
form-action 'none'
`;

const unused =
  'accelerometer camera display-capture gamepad geolocation gyroscope hid idle-detection local-fonts magnetometer microphone midi payment screen-wake-lock serial usb xr-spatial-tracking';

/** Headers, by address. A page cannot set `frame-ancestors` in its HTML, and the preview is a frame of the site. */
const headers = (base: string) => `${base}*
  Content-Security-Policy: frame-ancestors 'self'
  Cross-Origin-Opener-Policy: same-origin
  Cross-Origin-Resource-Policy: same-origin
  Permissions-Policy: ${unused.replaceAll(' ', '=(), ')}=()
  Referrer-Policy: no-referrer
  Strict-Transport-Security: max-age=31536000
  X-Content-Type-Options: nosniff

${base}assets/*
  Cache-Control: public, max-age=31536000, immutable
  Content-Security-Policy: ${inOneLine(asset)}
`;

function inOneLine(policy: string) {
  return policy.trim().replaceAll('\n', '; ');
}

/** Writes the policy, and the rule to send no referrer, into every page of the built site, so that both hold on any host. */
export function securityPolicy(): Plugin {
  return {
    name: 'security-policy',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace(
          /<meta charset[^>]*>/,
          `$&\n    <meta http-equiv="Content-Security-Policy" content="${inOneLine(page)}">\n    <meta name="referrer" content="no-referrer">`,
        ),
    },
  };
}

/**
 * Writes the file with headers for static hosts (Netlify, Cloudflare Pages), and sends the headers in a preview of the
 * built site.
 */
export function hostHeaders(base: string): Plugin {
  return {
    name: 'host-headers',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: headersFile, source: headers(base) });
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

/**
 * Reads the headers of a built site like a host, which joins values of the same name.
 *
 * @param folder the folder of the built site
 * @returns a function that gives the headers of an address, which begins with `/`
 */
export function readHeaders(folder: string) {
  const blocks = readFileSync(join(folder, headersFile), 'utf8').trim().split('\n\n');
  return (address: string) => {
    const found = new Headers();
    for (const block of blocks) {
      const [path = '', ...lines] = block.split('\n  ');
      if (!address.startsWith(path.replace('*', ''))) continue;
      for (const line of lines) {
        const [name = '', value = ''] = line.split(/: (.*)/);
        found.append(name, value);
      }
    }
    return found;
  };
}
