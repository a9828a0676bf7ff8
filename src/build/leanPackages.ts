import type { Plugin } from 'vite';

/**
 * Removes code that the site never uses from two packages. The packages have no option to leave out this code.
 *
 * - xmldom has a table of HTML entities (10 KB of Brotli).
 * - React Router has unused components (7 KB). Assignments such as `AwaitContext.displayName = …` use the components,
 *   and calls such as `memo` are not marked as pure. So the bundler keeps the components.
 *
 * A new version of a package may write this code in another form. Then the code stays in the site, and `npm run size`
 * shows the larger size.
 */
export function leanPackages(): Plugin {
  return {
    name: 'lean-packages',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /xmldom\/lib\/entities|react-router\/dist\/production/ },
      // The build makes no source maps.
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
