import { expect, test } from 'vitest';
import { nearestPage } from '../../src/app/page/UnknownAddress';

test.each([
  ['/lager/paklciste', '/lager/packliste'],
  ['/packliste', '/lager/packliste'],
  ['/Lager/Packliste.html', '/lager/packliste'],
  ['/lager/packliste/index.html', '/lager/packliste'],
  ['/sicherheitskonzept/', '/lager/allgemeines-sicherheitskonzept'],
  ['/leitungsteam/regeln-leitungsteam', '/leitungsteam/regeln'],
  ['/aktivit%C3%A4ten', '/aktivitaeten'],
  ['/vorlage', '/vorlagen'],
])('%s may mean %s', (unknown, path) => {
  expect(nearestPage(unknown)?.path).toBe(path);
});

test.each(['/gibt/es/nicht', '/wp-admin/setup.php', '/404.html', '//'])(
  '%s is near to no page',
  (unknown) => {
    expect(nearestPage(unknown)).toBeUndefined();
  },
);
