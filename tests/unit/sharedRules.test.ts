import { expect, test } from 'vitest';
import { allGroups } from '../../src/generators/allgemeines-sicherheitskonzept/measures';
import { generator as tageschef } from '../../src/generators/checklists/aufgaben-tageschef';
import { generator as gelaendespiel } from '../../src/generators/checklists/gelaendespiel';
import { generator as lagerpakt } from '../../src/generators/checklists/lagerpakt';
import { generator as packliste } from '../../src/generators/checklists/packliste';
import { generator as pflichtenheft } from '../../src/generators/checklists/pflichtenheft';
import { generator as leitende } from '../../src/generators/checklists/regeln-fuer-leitende';
import { generator as tns } from '../../src/generators/checklists/regeln-fuer-tns';
import { rowsOf } from '../support/table';

const textsOf = ({ groups }: typeof tns) =>
  groups.flatMap(({ items }) => items.map(({ text }) => text));

const lists = {
  tns: textsOf(tns),
  pact: textsOf(lagerpakt),
  leaders: textsOf(leitende),
  packing: textsOf(packliste),
  game: textsOf(gelaendespiel),
  chief: textsOf(tageschef),
  jobs: textsOf(pflichtenheft),
  concept: allGroups.flatMap(({ items }) => items.map(({ text }) => text)),
};

// Who has signed one document must not read the same rule differently in another.
test.each(
  rowsOf(`
beim Alarmsignal sofort zum Sammelplatz. | pact game concept
sofort auf, wenn jemand «Stopp» sagt. | tns pact game concept
nur ins Wasser, wenn eine dafür ausgebildete Leitungsperson es erlaubt und aufpasst. | tns pact concept
nur mit Erlaubnis einer Leitungsperson | tns pact concept
mindestens zu dritt | pact game concept
im Freien immer Schuhe, auch auf kurzen Wegen. | pact concept
die Leitenden gezeigt haben | tns pact game
jemand geplagt oder ausgeschlossen wird. | tns concept
es sofort einer Leitungsperson, wenn | tns pact concept
Notfallmedikamente sind immer beim Kind oder bei der Person, die es begleitet | packing pact leaders chief concept
Feuer nur zusammen mit einer Leitungsperson | tns pact concept
mit einer Leitungsperson | pact concept
nie allein | pact concept
die Asche kalt ist. | pact concept
kleine Apotheke | chief concept
im Sitzen, vom Körper weg und mit einer Armlänge Abstand. | tns pact
Axt, Beil und Säge nur, wenn eine Leitungsperson dabei ist. | pact concept
jeden Abend den eigenen Körper nach Zecken ab; Hilfe gibt es nur, wo jemand sie möchte. | pact concept
die Hände vor dem Essen und nach dem WC mit Seife. | pact concept
Nikotin (auch Vapes und Snus), andere Drogen und Energydrinks. | tns pact concept
nur, wenn mindestens 2 Leitende nüchtern bleiben, eine Person davon mit Führerausweis. | leaders concept
für jede Nacht eine nüchterne Nachtwache mit Notfalltelefon | leaders concept
nie an unter 16-Jährige, Spirituosen und Nikotin nie an unter 18-Jährige weiter. | leaders concept
über einen Vorfall | leaders concept
Krisenteam | jobs concept
spätestens beim ersten Donner | game concept
rauchen und vapen nur am abgemachten Ort, ausser Sichtweite der | leaders concept
verzichten auf illegale Drogen; wer dagegen verstösst, verlässt das Lager. | leaders concept
nur dort allein, wo andere | leaders concept
duschen und wechseln die Kleider | leaders concept
Notfalltelefon | leaders chief jobs concept
`),
)('«%s» stands in every list that has the rule', (words, names) => {
  for (const name of names.split(' ')) {
    expect(lists[name as keyof typeof lists].join('\n'), name).toContain(words);
  }
});

test('a phone stays at home or is handed in, in every list that speaks of it to participants', () => {
  for (const name of ['tns', 'pact', 'packing'] as const) {
    const [rule = '', ...others] = lists[name].filter((text) => text.includes('Handy'));
    expect(others, name).toEqual([]);
    expect(rule, name).toMatch(/u Hause .*zu Beginn den Leitenden ab/);
  }
});

test('who says to ask the helpline says its number', () => {
  const suggested = [tns, lagerpakt, leitende, packliste, gelaendespiel, tageschef].flatMap(
    ({ groups }) => groups.flatMap(({ suggestions }) => suggestions),
  );
  const asking = [...Object.values(lists).flat(), ...suggested].filter((text) =>
    text.includes('Helpline'),
  );
  expect(asking.length).toBeGreaterThan(6);
  for (const text of asking) expect(text).toContain('0800 22 36 39');
});

test('no list calls the phone of the camp an emergency number, or its ground a second name', () => {
  for (const [name, texts] of Object.entries(lists)) {
    expect(texts.join('\n'), name).not.toMatch(/Notfallnummer|auf dem Lagerplatz|Abbruchsignal/);
  }
});
