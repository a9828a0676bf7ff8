import { expect, test } from 'vitest';
import { trialData } from '../../src/document/check/trialData';
import { checkTemplate } from '../../src/document/checkTemplate';
import { openTemplate } from '../../src/document/openTemplate';
import { openPackage } from '../../src/document/package/openPackage';
import { readStyles } from '../../src/document/word/styles';
import { elementsBelow } from '../../src/document/xml/tree';
import { documentOf, generatorOf, slugs } from '../support/documentOf';
import { templateBytes } from '../support/files';
import * as docx from '../support/readDocx';

const { body, bodyOf, controlLine, found, replaced, withPart } = docx;
const styles = 'word/styles.xml';
const onSamePage = '<w:type w:val="continuous"/>';
const upright = '<w:pgSz w:w="11906" w:h="16838"/>';
const endOf = (section: string) => `<w:p><w:pPr><w:sectPr>${section}</w:sectPr></w:pPr></w:p>`;
const sectionsOf = (file: Uint8Array) => found(bodyOf(file), /<w:sectPr.*?<\/w:sectPr>/gs);
const tagIn = (tag: string) =>
  `(?:${[controlLine(tag), `<w:r><w:t>${tag}</w:t></w:r>`].join('|')})`.replace(/[{}^]/g, '\\$&');

/** Follows the guide: removes the two control lines of one part of a condition, and the whole other part. */
function always(name: string, holds: '#' | '^') {
  const other = holds === '#' ? '^' : '#';
  return (xml: string) =>
    xml
      .replace(new RegExp(`${tagIn(`{${other}${name}}`)}.*?${tagIn(`{/${name}}`)}`, 'gs'), '')
      .replace(new RegExp(`${tagIn(`{${holds}${name}}`)}|${tagIn(`{/${name}}`)}`, 'g'), '');
}

async function changed(slug: string, change: (xml: string) => string, part = body) {
  return silent(slug, withPart(await templateBytes(slug), part, change));
}

async function silent(slug: string, template: Uint8Array): Promise<Uint8Array> {
  const { fields } = await generatorOf(slug);
  const { errors, warnings } = checkTemplate(template, fields);
  expect([...errors, ...warnings]).toEqual([]);
  return template;
}

async function made(slug: string, template?: Uint8Array, extras: readonly string[] = []) {
  const input = Object(await (await generatorOf(slug)).typical());
  return documentOf(slug, { ...input, extras }, template);
}

async function textsOf(slug: string, template?: Uint8Array, extras?: readonly string[]) {
  return docx.textsOf(await made(slug, template, extras));
}

// These templates have only features that other templates have too.
const likeOthers = 'regeln-fuer-leitende regeln-fuer-tns gelaendespiel regeln-im-leitungsteam';
const different = slugs.filter((slug) => !likeOthers.split(' ').includes(slug));

test.each(different)('makes wishes of %s hold always, or never', async (slug) => {
  const { fields, options } = await generatorOf(slug);
  const original = await templateBytes(slug);
  const template = openTemplate(original, fields);
  const wishes = [...options.keys()];
  for (const turn of [0, 1]) {
    // Every other wish always, the others never; and the other way round.
    const isAlways = (wish: string) => wishes.indexOf(wish) % 2 === turn;
    const dataWhere = (isAsSaid: boolean) =>
      trialData(fields, (name) => !options.has(name) || isAlways(name) === isAsSaid);
    const changedBody = (xml: string) =>
      wishes.reduce((all, wish) => always(wish, isAlways(wish) ? '#' : '^')(all), xml);
    const opened = openTemplate(withPart(original, body, changedBody), fields);
    const expected = docx.paragraphsOf(template.fill(dataWhere(true)));
    expect(docx.paragraphsOf(opened.fill(dataWhere(false)))).toEqual(expected);
  }
});

test.each(['packliste', 'regeln-fuer-tns', 'pflichtenheft'])('in one column: %s', async (slug) => {
  const template = await changed(slug, (xml) =>
    xml
      .replace(/<w:tc>((?!<w:tc>).)*\{#right.*?<\/w:tc>/s, '')
      .replace(/(?<=\{[#/])leftGroups/g, 'groups')
      .replace(new RegExp(tagIn('{[#/]leftColumn}'), 'g'), ''),
  );
  const sorted = async (file?: Uint8Array) => (await textsOf(slug, file, ['headings'])).sort();
  // The second column began with an empty line.
  expect(['', ...(await sorted(template))]).toEqual(await sorted());
});

test('sets the list in two columns', async () => {
  const slug = 'packliste';
  const plain = always('headings', '^');
  const template = await changed(slug, (xml) =>
    plain(xml)
      .replace(controlLine('{/campLine}'), `$&${endOf(upright)}`)
      .replace(controlLine('{/items}'), `$&${endOf(`${onSamePage}<w:cols w:num="2"/>`)}`)
      .replace(/<w:pgSz(?!.*<w:pgSz)/s, `${onSamePage}$&`),
  );
  const sections = sectionsOf(await made(slug, template));
  expect(sections.map((one) => one.includes('w:num="2"'))).toEqual([false, true, false]);
});

const sheet = new RegExp(`${tagIn('{#emergencySheet}')}(.*?)${tagIn('{/emergencySheet}')}`, 's');
const landscape = '<w:pgSz w:w="16838" w:h="11906" w:orient="landscape"/>';

test.each([
  ['packliste', 'questions', controlLine('{#questions}'), `${endOf(upright)}$&`],
  ['allgemeines-sicherheitskonzept', 'emergencySheet', sheet, '$1'],
] as const)('turns a sheet that is wished for: %s', async (slug, wish, from, to) => {
  const template = await changed(slug, (xml) =>
    xml.replace(from, to).replace(/<w:pgSz[^>]*>(?!.*<w:pgSz)/s, landscape),
  );
  const across = async (extras: string[]) =>
    sectionsOf(await made(slug, template, extras)).map((one) => one.includes('landscape'));
  expect(await across([wish])).toEqual([false, true]);
  expect(await across([])).toEqual([false]);
});

test.each(['packliste', 'lagerpakt'])('fits a wide font by one style: %s', async (slug) => {
  const [theme, fonts] = ['word/theme/theme1.xml', /(?<=<a:latin typeface=")[^"]*/g];
  const wide = replaced(await templateBytes(slug), theme, fonts, 'Verdana');
  const [normal, size] = ['<w:name w:val="Normal"/><w:qFormat/>', '<w:sz w:val="20"/>'];
  const smaller = replaced(wide, styles, normal, `$&<w:rPr>${size}</w:rPr>`);
  const document = openPackage(await made(slug, await silent(slug, smaller)));
  const { styleOf, valueIn } = readStyles(document);
  const sizes = elementsBelow(document.xml(body), 'w:p').flatMap((paragraph) => {
    const style = styleOf(paragraph);
    const isOwn = /Title|Group(?:End|Heading)/.test(style?.getAttribute('w:styleId') ?? '');
    return isOwn || !paragraph.textContent ? [] : valueIn(style, 'w:rPr', 'w:sz', 'w:val');
  });
  expect(new Set(sizes)).toEqual(new Set(['20']));
});

test('numbers the tasks of each deadline, or all of them', async () => {
  const numbered = await changed('todo-liste', (xml) =>
    xml.replaceAll('<w:pStyle w:val="ListBullet"/>', '').replaceAll('{text}', '{number}. {text}'),
  );
  const own = (await textsOf('todo-liste', numbered)).filter((text) => text.startsWith('1. '));
  expect(own.length).toBeGreaterThan(1);
  const list = '$&<w:numPr><w:ilvl w:val="0"/><w:numId w:val="77"/></w:numPr>';
  const byWord = await changed('todo-liste', (xml) =>
    xml.replaceAll('<w:pStyle w:val="ListBullet"/>', list),
  );
  const lists = found(bodyOf(await made('todo-liste', byWord)), /<w:numId w:val="(\d+)"/g);
  expect(new Set(lists)).toEqual(new Set(['77']));
});

test('prints each job of the Pflichtenheft on a page of its own', async () => {
  const jobs = new RegExp(`${tagIn('{#jobs}')}.*?${tagIn('{/jobs}')}`, 's');
  const below = await changed('pflichtenheft', (xml) =>
    xml
      .replace(/<w:tbl>.*<\/w:tbl>/s, jobs.exec(xml)?.[0] ?? '')
      .replace(/<w:p>(?:(?!<w:p>).)*Pflichtenheft.*?<\/w:p>/s, ''),
  );
  const [heading, newPage] = [/w:styleId="GroupHeading".*?<w:pPr>/s, '$&<w:pageBreakBefore/>'];
  const template = await silent('pflichtenheft', replaced(below, styles, heading, newPage));
  const all = (texts: string[]) => texts.filter((text) => text && text !== 'Pflichtenheft');
  const original = all(await textsOf('pflichtenheft'));
  expect(all(await textsOf('pflichtenheft', template))).toEqual(original);
});
