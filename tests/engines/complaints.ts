import { countWork, stretchLongTimers } from '../support/rest';

/** Stands in every page before all else: a file, since the pages run no script of their own HTML. */
export const reporter = '<script src="/complaints.js"></script>';

/** What the server of the tests has besides the site. */
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

// It waits for the answer, so that nothing is lost when the page goes.
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
  // Captured, for a file that does not load says so to its own element alone.
  addEventListener(
    'error',
    (event) => {
      const { target } = event;
      if (!(target instanceof Element)) return report(event.message);
      // What is not loaded ahead fails where it is used, too.
      if (target instanceof HTMLLinkElement && /preload$/.test(target.rel)) return;
      // A page that is left gives up what it loads, and does not wait for an answer.
      navigator.sendBeacon('/complaint', `${location.pathname}: did not load: ${target.outerHTML}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => {
    // With the event of a style sheet, which is told of above, React 19 rejects a promise of its own.
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
