import { expect, test } from 'vitest';
import { outlineWords } from '../../src/app/guide/TemplateMap';
import { generatorEntries } from '../../src/catalog';
import { type OutlineNode, readOutline } from '../../src/document/readOutline';
import { namesIn } from '../../src/document/tags/scopes';
import { shownStyle } from '../../src/document/word/styles';
import { generatorOf } from '../support/documentOf';
import { fixture, templateBytes } from '../support/files';
import { paragraphsOf, partOf } from '../support/readDocx';

test.each(generatorEntries)('has every line of $slug, its fields and styles', async ({ slug }) => {
  const { fields } = await generatorOf(slug);
  const bytes = await templateBytes(slug);
  const parts = await readOutline(bytes, fields);
  const [body] = parts;
  const texts = paragraphsOf(bytes)
    .filter(({ style }) => style !== 'ControlLine')
    .map(({ text }) => text);
  expect(linesIn(body?.inner ?? [])).toHaveLength(texts.length);
  const inner = parts.flatMap((part) => part.inner);
  const named = sectionsIn(inner).map(({ name }) => name);
  const tags = linesIn(inner).flatMap(({ text }) =>
    Array.from(text.matchAll(/\{[#^/]?(\w+)\}/g), ([, name = '']) => name),
  );
  const known = new Set(namesIn(fields));
  expect([...named, ...tags].filter((name) => !known.has(name))).toEqual([]);
  const styles = partOf(bytes, 'word/styles.xml').matchAll(/<w:name w:val="([^"]*)"/g);
  const names = Array.from(styles, ([, name = '']) => shownStyle(name));
  expect(names).toEqual(expect.arrayContaining(linesIn(inner).map(({ style }) => style)));
});

test('shows of the packing list what stands in what, and when it prints', async () => {
  expect(await mapOf('packliste')).toEqual([
    'Packliste · Titel',
    '{#campLine} nur wenn {campLine} da ist',
    '  {campLine} · Untertitel',
    '{^headings} nur ohne «Mit Zwischentiteln» und ohne «Zum Abhaken» und ohne «Hin und zurück»',
    '  {#items} einmal je Punkt',
    '    {text} · Aufzählungszeichen',
    '{#headings} nur mit «Mit Zwischentiteln» oder «Zum Abhaken» oder «Hin und zurück»',
    '  {#return} nur mit «Hin und zurück»',
    '    Erstes Kästchen: eingepackt. Zweites Kästchen: für die Heimreise wieder eingepackt. · Einleitung',
    ...['leftGroups', 'rightGroups'].flatMap((groups, index) => [
      `   · Gruppenende ${index + 1}`,
      `  {#${groups}} einmal je Gruppe`,
      `    {title} · Gruppentitel ${index + 1}`,
      '    {#items} einmal je Punkt',
      '      {^boxes} nur ohne «Zum Abhaken» und ohne «Hin und zurück»',
      `        {text} · Aufzählungszeichen ${index + 1}`,
      '      {#boxes} nur mit «Zum Abhaken» oder «Hin und zurück»',
      '        {^return} nur ohne «Hin und zurück»',
      `          {text} · Kästchen ${index + 1}`,
      '        {#return} nur mit «Hin und zurück»',
      `          {#comesHome}☐{/comesHome} {text} · Doppelkästchen ${index + 1}`,
    ]),
    '   · Gruppenende',
    '{#questions} nur mit «Bei Fragen»',
    '  Fragen? Wir sind da: · Ausfüllzeile',
  ]);
});

test('says of other conditions what they ask for', async () => {
  const map = await mapOf('allgemeines-sicherheitskonzept');
  const said = map.map((line) => line.trim());
  expect(said).toEqual(
    expect.arrayContaining([
      '{#isWhole} nur wenn {#isWhole} gilt',
      '{^isNumbers} nur wenn {#isNumbers} nicht gilt',
      '{#hasGeneral} nur wenn davon etwas da ist',
      '{#leaderteam} einmal je Person',
      '{^campAddress} nur wenn {campAddress} fehlt',
      '{^leftSigners} nur wenn es keine gibt',
    ]),
  );
});

test('of what somebody has worked in and what is no template is read all the same', async () => {
  const { fields } = await generatorOf('packliste');
  const worked = await readOutline(fixture('word-noise/packliste'), fields);
  expect(worked[0]?.inner[0]).toMatchObject({ text: 'Packliste', style: 'Titel' });
  expect(() => readOutline(new TextEncoder().encode('Seil'), fields)).toThrow();
});

async function mapOf(slug: string): Promise<string[]> {
  const { fields, extraTexts } = await generatorOf(slug);
  const [body] = await readOutline(await templateBytes(slug), fields);
  const said = (nodes: readonly OutlineNode[], indent: string): string[] =>
    nodes.flatMap((node) =>
      'inner' in node
        ? [
            `${indent}{${node.sign}${node.name}} ${outlineWords(node, extraTexts)}`,
            ...said(node.inner, `${indent}  `),
          ]
        : [`${indent}${node.text} · ${node.style}${node.column ? ` ${node.column}` : ''}`],
    );
  return said(body?.inner ?? [], '');
}

function sectionsIn(nodes: readonly OutlineNode[]) {
  return nodes.flatMap((node): { name: string }[] =>
    'inner' in node ? [node, ...sectionsIn(node.inner)] : [],
  );
}

function linesIn(nodes: readonly OutlineNode[]): { text: string; style: string }[] {
  return nodes.flatMap((node) => ('inner' in node ? linesIn(node.inner) : [node]));
}
