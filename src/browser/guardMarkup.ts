// Only this sink may turn a text into markup. The preview parses XML with `DOMParser`, which runs no scripts and loads
// nothing.
const parser = 'DOMParser parseFromString';

// Only these sinks may turn a text into the address of a script. The Content Security Policy of the page restricts the
// addresses.
const starters = ['Worker constructor', 'ServiceWorkerContainer register'];

/**
 * Sets the default policy of Trusted Types, which the built pages require (`src/build/policies.ts`). In any sink except
 * `parser` and `starters`, a text throws an error.
 */
export function guardMarkup() {
  // The types of TypeScript 7 leave Trusted Types out.
  Reflect.get(window, 'trustedTypes')?.createPolicy('default', {
    createHTML: (text: string, _type: string, sink: string) => (sink === parser ? text : null),
    createScriptURL: (address: string, _type: string, sink: string) =>
      starters.includes(sink) ? address : null,
  });
}
