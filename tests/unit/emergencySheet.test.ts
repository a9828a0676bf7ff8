import { describe, expect, test } from 'vitest';
import { type Input, input } from '../../src/generators/allgemeines-sicherheitskonzept/input';
import { toDocument } from '../../src/generators/allgemeines-sicherheitskonzept/toDocument';
import { readInput } from '../../src/generators/readInput';
import { sampleInput } from '../support/files';
import { printContext } from '../support/printContext';

const whole = readInput(input, await sampleInput('allgemeines-sicherheitskonzept', 'auf-wunsch'));

function documentOf(changes: Partial<Input>) {
  return toDocument({ ...whole, ...changes }, printContext);
}

describe('the emergency sheet', () => {
  test('is there when somebody wants it', () => {
    expect(documentOf({}).emergencySheet).toBe(true);
    expect(documentOf({ extras: [] }).emergencySheet).toBe(false);
  });

  test('has the ticked numbers and one’s own, short', () => {
    const own = [
      { place: 'Wichtige Nummern', text: '081 555 14 30 Praxis Weber' },
      { place: 'Wichtige Nummern', text: 'Nachbarin: 081 555 14 40' },
    ];
    const ticked = ['number-145', 'number-0800-117-117', 'rule-stop'];
    expect(documentOf({ ticked, own }).importantNumbers).toEqual([
      {
        entry: '145 Vergiftungsnotfälle (Tox Info Suisse)',
        phoneNumber: '145',
        service: 'Vergiftungsnotfälle',
        isFurther: false,
        number: 1,
      },
      {
        entry: '0800 117 117 Bahnpolizei (Transportpolizei SBB)',
        phoneNumber: '0800 117 117',
        service: 'Bahnpolizei',
        isFurther: true,
        number: 2,
      },
      {
        entry: '081 555 14 30 Praxis Weber',
        phoneNumber: '081 555 14 30',
        service: 'Praxis Weber',
        isFurther: true,
        number: 3,
      },
      {
        entry: 'Nachbarin: 081 555 14 40',
        phoneNumber: '081 555 14 40',
        service: 'Nachbarin',
        isFurther: true,
        number: 4,
      },
    ]);
  });
});
