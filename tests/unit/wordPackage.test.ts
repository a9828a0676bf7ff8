import PizZip from 'pizzip';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { checkTemplate } from '../../src/document/checkTemplate';
import { commentTemplate } from '../../src/document/commentTemplate';
import { openOriginal } from '../../src/document/openOriginal';
import { openTemplate } from '../../src/document/openTemplate';
import { openPackage } from '../../src/document/package/openPackage';
import { parseXml } from '../../src/document/package/parseXml';
import { generatorOf } from '../support/documentOf';
import { fixture, templateBytes } from '../support/files';
import { partOf } from '../support/readDocx';

vi.mock('../../src/document/package/parseXml', { spy: true });

const slug = 'allgemeines-sicherheitskonzept';

beforeEach(() => {
  vi.mocked(parseXml).mockClear();
});

function xmlPartsOf(bytes: Uint8Array): string[] {
  return Object.keys(new PizZip(bytes).files).filter((path) => /\.(xml|rels)$/.test(path));
}

describe('a part is parsed once', () => {
  test('in a check that takes out the comments of the one before', async () => {
    const fields = { campLine: 'free', items: { text: 'value' } } as const;
    const broken = fixture('broken/lagerpakt/zwei Fehler auf einmal');
    const commented = commentTemplate(broken, (await checkTemplate(broken, fields)).problems);
    vi.mocked(parseXml).mockClear();
    expect((await checkTemplate(commented, fields)).problems).toHaveLength(2);
    expect(vi.mocked(parseXml)).toHaveBeenCalledTimes(xmlPartsOf(commented).length);
  });

  test('when a template is opened', async () => {
    const bytes = await templateBytes(slug);
    openTemplate(bytes, (await generatorOf(slug)).fields);
    expect(vi.mocked(parseXml)).toHaveBeenCalledTimes(xmlPartsOf(bytes).length);
  });
});

describe('a filled document', () => {
  const fields = { campLine: 'free', items: { text: 'value' } } as const;

  test('of an original is not parsed', async () => {
    const template = openOriginal(fixture('eine Liste'), fields);
    vi.mocked(parseXml).mockClear();
    template.fill({ items: [{ text: 'Zelt' }] });
    expect(vi.mocked(parseXml)).not.toHaveBeenCalled();
  });
});

describe('a package', () => {
  test('gives a part that was replaced as it is now, as text and as XML', async () => {
    const opened = openPackage(await templateBytes('packliste'));
    expect(opened.xml('docProps/app.xml').documentElement?.nodeName).toBe('Properties');
    opened.replace('docProps/app.xml', '<other/>');
    expect(opened.text('docProps/app.xml')).toBe('<other/>');
    expect(opened.xml('docProps/app.xml').documentElement?.nodeName).toBe('other');
    expect(partOf(opened.bytes(), 'docProps/app.xml')).toBe('<other/>');
  });
});
