import { expect, test } from 'vitest';
import { isInApp } from '../../src/app/draft/InputNotice';
import { textsIn } from '../support/table';

const kit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const iOS = `Mozilla/5.0 (iPhone; CPU iPhone OS 17_2_1 like Mac OS X) ${kit}`;
const safari = `${iOS} Version/17.2 Mobile/15E148 Safari/604.1`;
const chrome = `Mozilla/5.0 (Linux; Android 10; K) ${kit} Chrome/128.0.0.0 Mobile Safari/537.36`;

const signs = `
Instagram 131.0.0.21.117 (iPhone12,1; iOS 13_3_1) | [FBAN/FBIOS;FBAV/446.0.0.38.112] | [FB_IAB/FB4A;FBAV/459.0.0.44.103;]
musical_ly_32.8.0 JsSdk/2.0 | trill_2023008030 JsSdk/1.0 | BytedanceWebview/d8a21c6
[WAiOS/2.26.31] | WA4A/2.26.30.97 | WhatsApp/2.24.10.76 | Telegram-Android/11.4.3 (Samsung SM-G965N)
`;

test.each(textsIn(signs))('the browser of an app is recognised by %s', (sign) => {
  expect(isInApp(`${chrome} ${sign}`, {})).toBe(true);
});

test('Telegram on an iPhone is recognised by its window, as it calls itself Safari', () => {
  expect(isInApp(safari, { TelegramWebviewProxy: {} })).toBe(true);
});

const desktop = 'Mozilla/5.0 (Windows NT 10.0) WhatsApp/0.2.4240 Chrome/53.0 Electron/1.4.12';

test.each([chrome, safari, desktop])('a browser that saves files is none: %s', (userAgent) => {
  expect(isInApp(userAgent, {})).toBe(false);
});
