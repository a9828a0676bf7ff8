import PizZip from 'pizzip';
import { expect, it, vi } from 'vitest';
import { packZip } from '../../src/browser/saveFile';

const files = [{ name: 'packliste.docx', bytes: new Uint8Array([1, 2, 3]) }];
const date = new Date(1980, 0, 1);

it('gives the same bytes for the same files, whenever they are packed', async () => {
  vi.useFakeTimers({ now: new Date(2026, 6, 1) });
  const first = await packZip(files, date);
  vi.setSystemTime(new Date(2027, 2, 3));
  expect(await packZip(files, date)).toEqual(first);
  vi.useRealTimers();
  expect(new PizZip(first).file('packliste.docx')?.asUint8Array()).toEqual(files[0]?.bytes);
});
