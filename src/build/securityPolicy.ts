import type { Plugin } from 'vite';

/**
 * What a page may do: load from its own host, and nothing else. A document that is printed brings its
 * pictures and fonts along as `data:`.
 */
const page = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'connect-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self' data:",
  'frame-src': "'self'",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
  // src/browser/guardMarkup.ts is the policy named `default`.
  'require-trusted-types-for': "'script'",
  'trusted-types': 'default',
};

/** Writes the policy into every page of the built site, so that it holds on any host. */
export function securityPolicy(): Plugin {
  return {
    name: 'security-policy',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace(
          /<meta charset[^>]*>/,
          `$&\n    <meta http-equiv="Content-Security-Policy" content="${policyOf(page)}">`,
        ),
    },
  };
}

export function policyOf(directives: Record<string, string>): string {
  return Object.entries(directives)
    .map((directive) => directive.join(' '))
    .join('; ');
}
