declare global {
  interface Window {
    trustedTypes?: {
      createPolicy(name: string, rules: Record<string, Rule>): unknown;
    };
  }
}

type Rule = (text: string, type: string, sink: string) => string | null;

// docxtemplater and docx-preview read XML with `DOMParser`. `DOMParser` runs and loads nothing.
const parsers = ['DOMParser parseFromString'];

// The Content Security Policy of the page restricts the addresses of workers.
const starters = ['Worker constructor', 'ServiceWorkerContainer register'];

/**
 * Sets the default policy of Trusted Types, which the built pages require (`src/build/policies.ts`). Only the sinks in
 * `parsers` and `starters` may turn a text into markup or a script. Any other sink throws.
 */
export function guardMarkup() {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (text, _type, sink) => (parsers.includes(sink) ? text : null),
    createScriptURL: (address, _type, sink) => (starters.includes(sink) ? address : null),
  });
}
