import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Field } from '../../src/document/fields';
import { fields as templateFields } from '../../src/generators/allgemeines-sicherheitskonzept/fields';
import { SafetyConceptForm } from '../../src/generators/allgemeines-sicherheitskonzept/form/SafetyConceptForm';
import {
  type Input,
  input,
  personChoices,
} from '../../src/generators/allgemeines-sicherheitskonzept/input';
import { safetyGroups } from '../../src/generators/allgemeines-sicherheitskonzept/measures';
import { rescueNames } from '../../src/generators/allgemeines-sicherheitskonzept/rescueFields';
import { toDocument } from '../../src/generators/allgemeines-sicherheitskonzept/toDocument';
import { idsIn } from '../../src/generators/points';
import { isRecord, readInput } from '../../src/generators/readInput';
import { withSoftHyphens } from '../../src/ui/softHyphens';
import { sampleInput } from '../support/files';
import { printContext } from '../support/printContext';
import { found } from '../support/readDocx';

const sample = await sampleInput('allgemeines-sicherheitskonzept', 'alles');

/** The sample «alles» with a text in each column of each row. */
const everything = Object.fromEntries(
  Object.entries(readInput(input, sample)).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.map(withoutGaps) : value,
  ]),
) as Input;

/** Fields that other tests cover for every generator, and the keys of rows, which nobody types. */
const exempt = /^(camp|own|extras)\b|\.key$/;

/** The fields of the concept, e.g. `campAddress` and `ticked`, and the columns of rows, e.g. `units.name`. */
const fields = Object.entries(everything)
  .flatMap(([name, value]) => {
    const row = Array.isArray(value) ? value[0] : undefined;
    return typeof row === 'object' ? Object.keys(row).map((column) => `${name}.${column}`) : name;
  })
  .filter((field) => !exempt.test(field));

function formOf(start: Input) {
  const nothing = () => {};
  const frame = { read: () => start, onInput: nothing, onGenerate: nothing };
  const now = { current: () => start, subscribe: () => nothing };
  const props = { ...frame, start, now, children: null };
  return renderToStaticMarkup(createElement(SafetyConceptForm, props));
}

test('each list of an empty form begins with a row of its own key', () => {
  const keys = formOf(readInput(input, {})).match(/(?<=\.0\.key" value=")[^"]+/g);
  expect(new Set(keys).size).toBe(7);
});

test('each field of the concept has a field in the form', () => {
  const html = formOf(everything);
  const named = Array.from(html.matchAll(/ name="([^"]+)"/g), ([, name = '']) => name);
  const asked = new Set(named.map((name) => name.replace(/\.\d+\./, '.')));
  expect(fields.filter((field) => !asked.has(field))).toEqual([]);
});

test('each chosen person is selected in the form', () => {
  const selects = found(formOf(everything), /<select.*?<\/select>/gs).join('\n');
  for (const name of personChoices)
    expect(selects).toMatch(new RegExp(`name="${name}".*value="${everything[name]}" selected`));
});

test('a fold says how much its part of the form holds', () => {
  const folds = formOf(everything).matchAll(/<summary><h\d[^>]*>(.*?)<\/h\d><span>(\d+)<\/span>/g);
  const { leaderteam } = everything;
  expect(Object.fromEntries(Array.from(folds, ([, ...fold]) => fold))).toMatchObject({
    [withSoftHyphens('Für die Rettung')]: `${rescueNames.length}`,
    [withSoftHyphens('Leitungsteam')]: `${leaderteam.length}`,
    Hygiene: `${idsIn(safetyGroups.filter(({ id }) => id === 'Hygiene')).length}`,
  });
});

test('each field of the concept stands in «alles», and in the data of its template', () => {
  const print = (input: Input) =>
    JSON.stringify(namedIn(templateFields, toDocument(input, printContext)));
  const whole = print(everything);
  expect(fields.filter((field) => print(without(field)) === whole)).toEqual([]);
});

/** Leaves out the members of the data that are no names of the template. */
function namedIn(field: Field, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => namedIn(field, entry));
  if (!isRecord(value) || typeof field !== 'object') return value;
  return Object.fromEntries(
    Object.entries(field).map(([name, inner]) => [name, namedIn(inner, value[name])]),
  );
}

function withoutGaps<Row>(row: Row): Row {
  if (typeof row !== 'object' || row === null) return row;
  const columns = Object.entries(row).map(([column, text]) => [column, text || 'x']);
  return Object.fromEntries(columns) as Row;
}

function without(field: string): Input {
  const [name = '', column = ''] = field.split('.');
  const value: unknown = Reflect.get(everything, name);
  if (!Array.isArray(value)) return { ...everything, [name]: '' };
  return { ...everything, [name]: column ? value.map((row) => ({ ...row, [column]: '' })) : [] };
}
