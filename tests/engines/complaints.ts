import { countWork, stretchLongTimers } from '../support/rest';

/** Loads the script of the tests from a file, because the policy of the pages forbids inline scripts. */
export const reporter = '<script src="/complaints.js"></script>';

export const filesOfTests: Record<string, { type: string; content: string }> = {
  '/complaints.js': {
    type: 'text/javascript',
    content: [reportComplaints, stretchLongTimers, countWork].map((one) => `(${one})();`).join(''),
  },
  '/faults.js': { type: 'text/javascript', content: `(${doWrong})()` },
  '/faults': {
    type: 'text/html',
    content: `<!doctype html><meta http-equiv="Content-Security-Policy" content="font-src 'none'">
      ${reporter}<title>Faults</title><h1>Faults</h1><script src="/faults.js"></script>`,
  },
};

// The request is synchronous, because a pending request would be lost when the browser leaves the page.
function reportComplaints() {
  function report(text: string) {
    const request = new XMLHttpRequest();
    request.open('POST', '/complaint', false);
    request.send(`${location.pathname}: ${text}`);
  }
  for (const level of ['warn', 'error'] as const) {
    const say = console[level];
    console[level] = (...values: unknown[]) => {
      report(values.map(String).join(' '));
      say(...values);
    };
  }
  // The listener uses the capture phase, because the error event of a file that fails to load does not bubble.
  addEventListener(
    'error',
    (event) => {
      const { target } = event;
      if (!(target instanceof Element)) return report(event.message);
      // A failed preload needs no report, because the file fails again where the page uses it.
      if (target instanceof HTMLLinkElement && /preload$/.test(target.rel)) return;
      // A browser that leaves a page aborts its loads, and cannot wait for an answer. A beacon needs no answer.
      navigator.sendBeacon('/complaint', `${location.pathname}: did not load: ${target.outerHTML}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => {
    // React 19 rejects a promise with the error event of a style sheet, which was reported already.
    if (!(reason instanceof Event)) report(String(reason));
  });
  document.addEventListener('securitypolicyviolation', (event) => {
    report(`against the policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
  });
}

function doWrong() {
  console.warn('a warning');
  Promise.reject(new Error('a rejection'));
  document.body.append(Object.assign(new Image(), { src: '/gone.svg' }));
  document.fonts.add(new FontFace('gone', 'url(/gone.woff)'));
  for (const font of document.fonts) font.load().catch(() => {});
  throw new Error('an error');
}
