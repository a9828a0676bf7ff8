import type { Plugin } from 'vite';

/**
 * Takes out of packages what this site never uses, and no option leaves out: the entities of HTML in xmldom (10 KB of
 * Brotli), and the components of the router that a name for developers, or a call without a mark, keeps (7 KB).
 * `npm run size` shows what comes back when a package has changed so that nothing is found.
 */
export function leanPackages(): Plugin {
  return {
    name: 'lean-packages',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /xmldom\/lib\/entities|react-router\/dist\/production/ },
      // The site has no source maps: nothing is to be mapped.
      handler: (code) => ({
        map: null,
        code: code
          .replace(/^exports\.HTML_ENTITIES = .*/ms, '')
          .replace(/^\w+\.(displayName|contextType) = .*;$/gm, '')
          .replace(/= (\w+\.(forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1'),
      }),
    },
  };
}
