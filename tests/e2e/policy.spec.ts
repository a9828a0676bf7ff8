import { expect, type Page } from '@playwright/test';
import { eventually, isSettled, live, openPage, test } from './site';

type Attempt = readonly [what: string, directive: string, attempt: () => unknown];

const attempts: readonly Attempt[] = [
  ['a request elsewhere', 'connect-src', () => fetch('https://else.example/').catch(() => {})],
  ['a picture', 'img-src', () => Object.assign(new Image(), { src: 'https://else.example/' })],
  ['a script', 'require-trusted-types-for', () => addTo('head', 'script', 'textContent')],
  ['markup of text', 'require-trusted-types-for', () => addTo('body', 'b', 'innerHTML')],
  ['a style of the page', 'style-src-elem', () => addTo('head', 'style', 'textContent')],
  ['a worker of text', 'worker-src', () => new Worker('data:text/javascript,1')],
  ['another base', 'base-uri', () => addTo('head', 'base', 'href')],
  ['a form that is sent', 'form-action', () => addTo('body', 'form', 'title').submit()],
  ['a frame from elsewhere', 'frame-src', () => addTo('body', 'iframe', 'src')],
];

/** Adds an element to the page. One property of the element has the address of another host. Runs in the page. */
declare function addTo(place: 'head' | 'body', tag: string, property: string): HTMLFormElement;

function defineAddTo() {
  Object.assign(window, {
    addTo(place: 'head' | 'body', tag: string, property: string) {
      const element = document.createElement(tag);
      Object.assign(element, { [property]: 'https://else.example/' });
      return document[place].appendChild(element);
    },
  });
}

async function violationsOf(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('tellViolation', (what: string) => violations.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      Reflect.get(window, 'tellViolation')(`${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  return violations;
}

test.use({
  noise:
    /violates the (following|document's) Content Security Policy|^This document requires 'Trusted/,
});

test('a page is refused whatever its policy does not name', live, async ({ page }) => {
  const violations = await violationsOf(page);
  await page.addInitScript(defineAddTo);
  await openPage(page, '/lager/packliste');
  for (const [what, directive, attempt] of attempts) {
    await test.step(what, async () => {
      expect(violations, `before ${what}`).toEqual([]);
      await page.evaluate(attempt).catch(() => {});
      await eventually(() => violations.join(), what).toContain(directive);
      await isSettled(page);
      violations.length = 0;
    });
  }
});

test('a host that reads the headers sends them with pages and files', async ({ request }) => {
  for (const path of ['/', '/lager/packliste', '/lizenzen.txt']) {
    const headers = (await request.get(path)).headers();
    expect(headers['content-security-policy'], path).toBe("frame-ancestors 'self'");
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['referrer-policy'], path).toBe('no-referrer');
    expect(headers['cross-origin-opener-policy'], path).toBe('same-origin');
    expect(headers['permissions-policy'], path).toContain('camera=()');
    expect(headers['cache-control'], path).not.toContain('immutable');
  }
  const html = await (await request.get('/lager/packliste')).text();
  const [script = ''] = /\/assets\/index-[^"]+\.js/.exec(html) ?? [];
  const headers = (await request.get(script)).headers();
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
});
