import { paperCases } from '../support/paper';
import { showDocument } from './showDocument';
import { openPage, test } from './site';

test.use({ viewport: { width: 1280, height: 800 }, idleWork: true });

const cases = (await paperCases()).chromium;

for (const slug of new Set(cases.map((one) => one.slug))) {
  test(`the pages of ${slug} begin where LibreOffice begins them`, async ({ page }) => {
    const own = cases.filter((one) => one.slug === slug);
    await openPage(page, own[0]?.path ?? '');
    for (const one of own) await showDocument(page, one);
  });
}
