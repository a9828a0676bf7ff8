import { expect, test } from 'vitest';
import { takeLook } from '../../src/document/takeLook';
import { activeKinds, activeTemplate, markedParts, plainTemplate } from '../support/activeKinds';
import { documentOf } from '../support/documentOf';

test.each(Object.entries(activeKinds))('%s is in no output', async (_name, kind) => {
  const template = await activeTemplate(kind);
  expect(markedParts(template)).not.toEqual([]);
  const document = await documentOf('packliste', { ticked: ['1'] }, template);
  expect(markedParts(document)).toEqual([]);
  const { bytes } = await takeLook(plainTemplate, template);
  expect(markedParts(bytes)).toEqual([]);
});
