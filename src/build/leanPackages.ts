import type { Plugin } from 'vite';

/**
 * Removes code that this site never uses from packages that have no option for it: the entities of HTML in xmldom (10 KB
 * of Brotli), and components of the router that a bundler keeps (7 KB). The bundler keeps them because of names for
 * developers, and of calls that are not marked as pure. When a package changes so that the code is not found,
 * `npm run size` shows the growth.
 */
export function leanPackages(): Plugin {
  return {
    name: 'lean-packages',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /xmldom\/lib\/entities|react-router\/dist\/production/ },
      // The site has no source maps.
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
