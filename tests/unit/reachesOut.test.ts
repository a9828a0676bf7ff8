import { expect, test } from 'vitest';
import { reachesOut } from '../../src/app/preview/removeUnsafe';

const address = 'https://stranger.example/a';

test.each([
  `background: url(${address})`,
  `background: url("${address}")`,
  `background: URL( '${address}' )`,
  `--x: u\\72l(${address})`,
  `--x: u\\000072 l(${address})`,
  `--x: \\u\\r\\l(${address})`,
  'background: url(//stranger.example/a)',
  'background: url(/a)',
  `background: url(data:image/png;base64,AA==), url(${address})`,
  `background: image-set("${address}" 1x)`,
  `background: -webkit-image-set(url("${address}") 1x)`,
  `background: cross-fade(url("data:,"), "${address}")`,
  `src: src("${address}")`,
])('%s loads something', (css) => {
  expect(reachesOut(css)).toBe(true);
});

test.each([
  'color: rgb(23, 108, 220); margin: calc(-37.8px)',
  'background: url("data:image/png;base64,iVBORw0KGgo=")',
  'src: url("data:application/octet-stream;base64,AA==")',
  'content: "•\\9 " counter(docx-num-1-0, decimal)',
  'background: var(--docx-bullet)',
  `font-family: "${address}"`,
])('%s loads nothing', (css) => {
  expect(reachesOut(css)).toBe(false);
});
