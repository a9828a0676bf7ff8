import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openOriginal } from '../../src/app/generator/openedTemplate';
import { TemplateError } from '../../src/document/templateError';
import { templateBytes } from '../support/files';

const fields = { items: { text: 'value' } } as const;

/** What was fetched, and whether past the browser's cache. */
let fetched: (string | undefined)[];

beforeEach(async () => {
  fetched = [];
  const bytes = await templateBytes('regeln-im-leitungsteam');
  vi.stubGlobal('fetch', async (_address: string, options?: RequestInit) => {
    fetched.push(options?.cache);
    return new Response(new Uint8Array(bytes));
  });
});

describe('an opened template', () => {
  test('is the same one at every press, and its file is fetched once', async () => {
    const template = await openOriginal('regeln-im-leitungsteam', fields);
    expect(await openOriginal('regeln-im-leitungsteam', fields)).toBe(template);
    expect(fetched).toEqual(['default']);
  });

  test('is fetched anew, past the cache, after it came damaged', async () => {
    const whole = fetch;
    vi.stubGlobal('fetch', async () => new Response('<!doctype html>'));
    await expect(openOriginal('lagerpakt', fields)).rejects.toThrow(TemplateError);
    vi.stubGlobal('fetch', whole);
    await openOriginal('lagerpakt', fields);
    expect(fetched).toEqual(['reload']);
  });

  test('is opened again after a failure that was none of its own', async () => {
    const channel = MessageChannel;
    vi.stubGlobal('MessageChannel', function full() {
      throw new RangeError('no memory');
    });
    await expect(openOriginal('packliste', fields)).rejects.toThrow('no memory');
    vi.stubGlobal('MessageChannel', channel);
    await openOriginal('packliste', fields);
    expect(fetched).toEqual(['default']);
  });
});
