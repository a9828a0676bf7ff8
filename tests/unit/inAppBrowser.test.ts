import { expect, test } from 'vitest';
import { inAppBrowser } from '../../src/app/draft/InAppNotice';
import { rowsOf } from '../support/table';

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_2_1 like Mac OS X) AppleWebKit/605.1.15';
const iOS = `${iPhone} (KHTML, like Gecko)`;
const android =
  'Mozilla/5.0 (Linux; Android 14; SM-S911B Build/UP1A.231005.007; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/128.0.6613.127 Mobile Safari/537.36';
const chrome =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Mobile Safari/537.36';

const plainWindow = () => false;

test.each(
  rowsOf(`
Instagram | ${iOS} Mobile/15E148 Instagram 131.0.0.21.117 (iPhone12,1; iOS 13_3_1; en_US; en-US; scale=2.00; 828x1792; 201058581)
Instagram | ${android} Instagram 330.0.0.40.92 Android (34/14; 420dpi; 1080x2340; samsung; SM-S911B; dm1q; qcom; de_CH; 591524730)
Facebook | ${iOS} Mobile/15E148 [FBAN/FBIOS;FBAV/446.0.0.38.112;FBBV/565048396;FBDV/iPhone14,5;FBMD/iPhone;FBSN/iOS;FBSV/17.2;FBSS/3;FBID/phone;FBLC/de_CH;FBOP/5]
Facebook | ${android} [FB_IAB/FB4A;FBAV/459.0.0.44.103;]
Messenger | ${iOS} Mobile/15E148 LightSpeed [FBAN/MessengerLiteForiOS;FBAV/256.0.1.26.113;FBBV/203261359;FBDV/iPhone8,4;FBMD/iPhone;FBSN/iOS;FBSV/13.3.1;FBSS/2;FBCR/;FBID/phone;FBLC/de_CH;FBOP/0]
Messenger | ${android} [FB_IAB/Orca-Android;FBAV/475.0.0.45.109;]
TikTok | ${iOS} Mobile/15E148 BytedanceWebview/d8a21c6 musical_ly_32.8.0 JsSdk/2.0 NetType/WIFI Channel/App ByteLocale/de Region/CH
TikTok | ${android} musical_ly_2023405030 BytedanceWebview/d8a21c6
TikTok | ${android} trill_2023008030 JsSdk/1.0 NetType/WIFI
WhatsApp | ${iOS} Version/26.6 Mobile/15E148 Safari/604.1 [WAiOS/2.26.31]
WhatsApp | ${android} WA4A/2.26.30.97
WhatsApp | ${android} WhatsApp/2.24.10.76
Telegram | ${chrome} Telegram-Android/11.4.3 (Samsung SM-G965N; Android 7.1.2; SDK 25; LOW)
`),
)('%s is recognised by %s', (app, userAgent) => {
  expect(inAppBrowser(userAgent, plainWindow)).toBe(app);
});

test('Telegram on an iPhone is recognised by its window, as it calls itself Safari', () => {
  const safari = `${iOS} Version/17.2 Mobile/15E148 Safari/604.1`;
  expect(inAppBrowser(safari, (name) => name === 'TelegramWebviewProxy')).toBe('Telegram');
  expect(inAppBrowser(safari, plainWindow)).toBeUndefined();
});

// The last is the desktop app, which saves files.
test.each(
  rowsOf(`
${chrome}
${iOS} CriOS/120.0.6099.119 Mobile/15E148 Safari/604.1
${iOS} FxiOS/121.0 Mobile/15E148 Safari/605.1.15
Mozilla/5.0 (Android 14; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0
Mozilla/5.0 (Linux; Android 13; SAMSUNG SM-A546B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36
Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.2 Safari/605.1.15
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0
Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) WhatsApp/0.2.4240 Chrome/53.0.2785.143 Electron/1.4.12 Safari/537.36
`),
)('a browser is none of them: %s', (userAgent) => {
  expect(inAppBrowser(userAgent, plainWindow)).toBeUndefined();
});
