import { eventually, expect, test } from './test';

test('the preview shows the document, and is what is printed', async ({ tab }) => {
  await tab.goto('/lager/packliste');
  await tab.click('input[name="ticked"]');
  const shown = () =>
    tab.read(() =>
      Array.from(
        document.querySelector('iframe')?.contentDocument?.querySelectorAll('article p') ?? [],
        (paragraph) => paragraph.textContent,
      ),
    );
  const words = ['Packliste', 'Unterwäsche, frisch für jeden Tag'];
  await eventually(shown).toEqual(words);
  const printed = await tab.evaluate(() => {
    dispatchEvent(new Event('beforeprint'));
    const pages = document.querySelector('.printed-document')?.shadowRoot;
    return Array.from(pages?.querySelectorAll('article p') ?? [], (one) => one.textContent);
  });
  expect(printed).toEqual(words);
});
