import { expect, test } from 'vitest';
import { activeKinds, activeTemplate, markedParts } from '../support/activeKinds';
import { documentOf } from '../support/documentOf';

test.each(Object.entries(activeKinds))('%s is in no document', async (_name, kind) => {
  const template = await activeTemplate(kind);
  expect(markedParts(template)).not.toEqual([]);
  const document = await documentOf('packliste', { ticked: ['1'] }, template);
  expect(markedParts(document)).toEqual([]);
});
