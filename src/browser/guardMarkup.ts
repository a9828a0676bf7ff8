declare global {
  interface Window {
    trustedTypes?: {
      createPolicy(name: string, rules: Record<string, Rule>): unknown;
    };
  }
}

type Rule = (text: string, type: string, sink: string) => string | null;

// A document that is parsed so runs and loads nothing: docxtemplater and docx-preview read XML.
const parsers = ['DOMParser parseFromString'];

// Where a worker may come from says the page's policy.
const starters = ['Worker constructor', 'ServiceWorkerContainer register'];

/**
 * Says what may pass where a browser would make markup or a program of text; all else is an error
 * (Trusted Types, which the built pages ask for: src/build/policies.ts).
 */
export function guardMarkup() {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (text, _type, sink) => (parsers.includes(sink) ? text : null),
    createScriptURL: (address, _type, sink) => (starters.includes(sink) ? address : null),
  });
}
