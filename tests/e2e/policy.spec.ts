import { expect } from '@playwright/test';
import { isSettled, openPage, test, violationsOf } from './site';

const attempts = [
  ['a request elsewhere', 'connect-src', () => fetch('https://elsewhere.example/').catch(() => {})],
  ['a beacon', 'connect-src', () => navigator.sendBeacon('https://elsewhere.example/', 'word')],
  [
    'a picture from elsewhere',
    'img-src',
    () => {
      new Image().src = 'https://elsewhere.example/';
    },
  ],
  [
    'a script of the page',
    'require-trusted-types-for',
    () => {
      document.createElement('script').textContent = '1';
    },
  ],
  [
    'markup of text',
    'require-trusted-types-for',
    () => {
      document.body.innerHTML = '<b>';
    },
  ],
  [
    'a program of text',
    'require-trusted-types-for',
    () => {
      setTimeout('1');
    },
  ],
  [
    'a style of the page',
    'style-src-elem',
    () => {
      document.head.append(
        Object.assign(document.createElement('style'), { textContent: 'p { color: red }' }),
      );
    },
  ],
  [
    'a style attribute',
    'style-src-attr',
    () => {
      document.body.setAttribute('style', 'color: red');
    },
  ],
  [
    'a worker of text',
    'worker-src',
    () => {
      new Worker('data:text/javascript,1');
    },
  ],
  [
    'another base',
    'base-uri',
    () => {
      document.head.append(
        Object.assign(document.createElement('base'), { href: 'https://elsewhere.example/' }),
      );
    },
  ],
  [
    'a form that is sent',
    'form-action',
    () => {
      const form = document.createElement('form');
      document.body.append(form);
      form.submit();
    },
  ],
  [
    'a frame from elsewhere',
    'frame-src',
    () => {
      document.body.append(
        Object.assign(document.createElement('iframe'), { src: 'https://elsewhere.example/' }),
      );
    },
  ],
] as const;

test.describe('a page', () => {
  test.use({
    noise:
      /violates the (following|document's) Content Security Policy|^This document requires 'Trusted/,
  });

  test('is refused whatever its policy does not name', async ({ page }) => {
    const violations = await violationsOf(page);
    await openPage(page, '/lager/packliste');
    for (const [what, directive, attempt] of attempts) {
      await test.step(what, async () => {
        expect(violations, `before ${what}`).toEqual([]);
        await page.evaluate(attempt as () => unknown).catch(() => {});
        await expect.poll(() => violations.join(), what).toContain(directive);
        await isSettled(page);
        violations.length = 0;
      });
    }
  });
});

test('a worker of the own host may start', async ({ page }) => {
  await page.route('**/assets/worker.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'postMessage("ready")' }),
  );
  await openPage(page, '/lager/packliste');
  const answer = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const worker = new Worker('/assets/worker.js', { type: 'module' });
        worker.addEventListener('message', ({ data }) => resolve(data));
      }),
  );
  expect(answer).toBe('ready');
});

test('a host that reads the headers sends them with pages, files and frame', async ({
  request,
}) => {
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
