import PizZip from 'pizzip';
import { expect, test } from 'vitest';
import { documentOf } from '../support/documentOf';
import { fixture, fixtureNames } from '../support/files';

/** The parts of a file that hold what stands wherever it runs, fetches or leads to something. */
function partsOfStrangers(docx: Uint8Array): string[] {
  return Object.values(new PizZip(docx).files).flatMap((file) =>
    `${file.name} ${file.asText()}`.includes('stranger') ? [file.name] : [],
  );
}

test.each(fixtureNames('strangers/active'))('%s is in no document', async (name) => {
  const template = fixture(`strangers/active/${name}`);
  expect(partsOfStrangers(template)).not.toEqual([]);
  const document = await documentOf('packliste', { ticked: ['1'] }, template);
  expect(partsOfStrangers(document)).toEqual([]);
});
