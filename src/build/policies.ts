import type { Plugin } from 'vite';

/** The file with HTTP headers. Some hosts read this file. Browsers do not load it. */
export const headersFile = '_headers';

/**
 * The Content Security Policy of a page. A page may load files from its own host only. Exceptions are `data:`
 * addresses, for the pictures and fonts of a document that the page shows. `src/browser/guardMarkup.ts` makes the
 * Trusted Types policy `default`.
 */
const pagePolicy = `
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

/**
 * The Content Security Policy of a worker, and of the frame of the preview. The policy of the page does not apply
 * there.
 */
const assetPolicy = `
default-src 'none'
script-src 'self'
connect-src 'self'
style-src 'unsafe-inline'
img-src data:
font-src 'self' data:
base-uri 'none'
form-action 'none'
`;

// Features of browsers that the site never uses. The header `Permissions-Policy` forbids these features.
const unusedFeatures =
  'accelerometer camera display-capture gamepad geolocation gyroscope hid idle-detection local-fonts magnetometer microphone midi payment screen-wake-lock serial usb xr-spatial-tracking';

/**
 * Returns the content of the file with HTTP headers. Each block holds an address and the headers for this address.
 * Browsers ignore `frame-ancestors` in HTML, so the rule is here. `'self'` allows the frame of the preview.
 */
const headers = (base: string) => `${base}*
  Content-Security-Policy: frame-ancestors 'self'
  Cross-Origin-Opener-Policy: same-origin
  Cross-Origin-Resource-Policy: same-origin
  Permissions-Policy: ${unusedFeatures.replaceAll(' ', '=(), ')}=()
  Referrer-Policy: no-referrer
  Strict-Transport-Security: max-age=31536000
  X-Content-Type-Options: nosniff

${base}assets/*
  Cache-Control: public, max-age=31536000, immutable
  Content-Security-Policy: ${inOneLine(assetPolicy)}
`;

function inOneLine(policy: string) {
  return policy.trim().replaceAll('\n', '; ');
}

/**
 * Writes `pagePolicy` and the rule to send no referrer into every page of the built site. Then the policy and the rule
 * apply on any host.
 */
export function securityPolicy(): Plugin {
  return {
    name: 'security-policy',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace(
          /<meta charset[^>]*>/,
          `$&\n    <meta http-equiv="Content-Security-Policy" content="${inOneLine(pagePolicy)}">\n    <meta name="referrer" content="no-referrer">`,
        ),
    },
  };
}

/**
 * Writes the file with HTTP headers for static hosts (Netlify, Cloudflare Pages). For `vite preview`, the plugin itself
 * sends these headers.
 *
 * @param base the base path of the site, e.g. `/lagerkiste/`
 */
export function hostHeaders(base: string): Plugin {
  return {
    name: 'host-headers',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: headersFile, source: headers(base) });
    },
    configurePreviewServer({ middlewares }) {
      const headersOf = readHeaders(headers(base));
      middlewares.use((request, response, next) => {
        response.setHeaders(headersOf(request.url ?? ''));
        next();
      });
    },
  };
}

/**
 * Reads the content of the file with HTTP headers as a host does. If two headers have an equal name, their values are
 * joined.
 *
 * @returns a function that returns the headers for an address. The address begins with `/`.
 */
export function readHeaders(content: string) {
  const blocks = content.trim().split('\n\n');
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
