import {
  alarm,
  emergencyCar,
  firstAid,
} from '../../src/generators/allgemeines-sicherheitskonzept/content/emergency';
import { safetyGroups } from '../../src/generators/allgemeines-sicherheitskonzept/content/safetyGroups';
import type { Input } from '../../src/generators/allgemeines-sicherheitskonzept/input';
import { jobs } from '../../src/generators/pflichtenheft/jobs';
import { tasksAfterEnd, tasksBeforeStart } from '../../src/generators/todo-liste/tasks';
import { checklists, frameOf, pointStyle } from '../support/checklists';
import type { Paragraph } from '../support/readDocx';

// What a document must say, from the input and the content lists alone: the tests' own second way.

// A checklist's title and introduction are its designer's: they stand as in the template.
const frames = new Map<string, Paragraph[]>(
  await Promise.all(checklists.map(async ({ slug }) => [slug, await frameOf(slug)] as const)),
);

const line = (style: string) => (text: string) => ({ style, text });
const title = line('Title');
const [h1, h2, h3, h6] = ['Heading1', 'Heading2', 'Heading3', 'Heading6'].map(line) as [
  typeof title,
  typeof title,
  typeof title,
  typeof title,
];
const plain = line('Normal');
const contact = line('Contact');
const bullet = line('ListBullet');
const afterTable = line('ControlLine')('');

/** A heading with what stands under it, or nothing at all. */
function under(heading: Paragraph, lines: readonly Paragraph[]): Paragraph[] {
  return lines.length > 0 ? [heading, ...lines] : [];
}

export function expectedParagraphs(slug: string, input: object): Paragraph[] {
  if (slug === 'allgemeines-sicherheitskonzept') return safetyConcept(input as Input);
  if (slug === 'todo-liste') return timeline(input as Timeline);
  const { ticked, own = [] } = input as { ticked: string[]; own?: Own };
  const ids = ticked.map(clean);
  if (slug === 'pflichtenheft') return duties(ids, own, input);
  return checklist(slug, ids, own, input);
}

function duties(ids: readonly string[], own: Own, { extras = [] }: Wishes): Paragraph[] {
  const isResponsible = extras.map(clean).includes('responsible');
  const nameLine = isResponsible ? [line('FillInLine')('Verantwortlich:')] : [];
  return [
    title('Pflichtenheft'),
    ...jobs.flatMap((job) => {
      const texts = [
        ...job.tasks.filter(({ id }) => ids.includes(id)).map(({ text }) => text),
        ...ownAt(job.title, own, titlesOf(jobs)),
      ];
      if (texts.length === 0) return [];
      return [h1(job.title), ...nameLine, ...texts.map(bullet)];
    }),
  ];
}

type Wishes = { extras?: readonly string[]; signatureCount?: string };

function checklist(slug: string, ids: readonly string[], own: Own, wishes: Wishes): Paragraph[] {
  const unit = checklists.find((known) => known.slug === slug);
  const legends = unit?.groups.map(({ legend }) => legend) ?? [];
  const groups = (unit?.groups ?? [])
    .map(({ legend, items }) => ({
      legend,
      texts: [
        ...items.filter(({ id }) => ids.includes(id)).map(({ text }) => text),
        ...ownAt(legend, own, legends),
      ],
    }))
    .filter(({ texts }) => texts.length > 0);
  // An extra that the page does not offer is not in the template.
  const has = (extra: string) =>
    unit?.extras.includes(extra) && wishes.extras?.map(clean).includes(extra);
  const point = line(has('boxes') ? 'CheckBox' : pointStyle(slug));
  const grouped = (heading: typeof h2) =>
    groups.flatMap(({ legend, texts }) => under(heading(legend), texts.map(point)));
  const [first, ...introduction] = frames.get(slug) ?? [];
  return [
    ...(first ? [first] : []),
    ...(has('header') ? ['Name', 'Datum'].map(line('FillInLine')) : []),
    ...introduction,
    ...(slug === 'packliste' && has('boxes')
      ? inColumns(grouped(line('GroupHeading')), groups.length)
      : has('headings')
        ? grouped(h2)
        : groups.flatMap(({ texts }) => texts).map(point)),
    ...(has('signatures') ? signatures(slug, clean(wishes.signatureCount ?? '')) : []),
  ];
}

// The left cell's paragraphs stand before those of the right; no cell is empty, and after a table there
// is always a paragraph.
function inColumns(paragraphs: readonly Paragraph[], groups: number): Paragraph[] {
  const emptyCells = Math.max(0, 2 - groups);
  return [...paragraphs, ...Array<Paragraph>(emptyCells).fill(plain('')), afterTable];
}

function signatures(slug: string, typed: string): Paragraph[] {
  const count = /^\d{1,3}$/.test(typed) && +typed >= 1 && +typed <= 200 ? +typed : undefined;
  const usual = slug === 'lagerpakt' ? 24 : 12;
  const names =
    slug === 'regeln-fuer-tns'
      ? ['Teilnehmerin oder Teilnehmer', 'Eltern oder Erziehungsberechtigte']
      : Array<string>(2 * Math.ceil((count ?? usual) / 2)).fill('');
  return [
    h2(slug === 'lagerpakt' ? 'Wir halten uns an diesen Lagerpakt' : 'Gelesen und einverstanden'),
    line('FillInLine')('Ort, Datum'),
    ...names.map(line('SignatureLine')),
    afterTable,
  ];
}

/** The title again, in the safety concept the day of `printOptions`, and the numbers that Word counts. */
export function expectedFooter(slug: string, [first]: readonly Paragraph[]): Paragraph[] {
  const made = slug === 'allgemeines-sicherheitskonzept' ? 'Stand: 21.11.2026 · ' : '';
  return [{ style: 'Footer', text: `${first?.text}\t${made}Seite 1 von 1` }];
}

type Own = readonly { place: string; text: string }[];

const titlesOf = (groups: readonly { title: string }[]) => groups.map(({ title }) => title);

/** First those that were put there, then, at the last place, those of a place that does not exist. */
function ownAt(place: string, own: Own, places: readonly string[]): string[] {
  const isLast = place === places[places.length - 1];
  const here = own.filter((point) => clean(point.place) === place);
  const nowhere = own.filter((point) => isLast && !places.includes(clean(point.place)));
  return [...here, ...nowhere].map((point) => clean(point.text)).filter(Boolean);
}

type Timeline = { startDate: string; endDate: string; own?: Own; extras?: readonly string[] };

function timeline({ startDate, endDate, own = [], extras = [] }: Timeline): Paragraph[] {
  const places = [...tasksBeforeStart.map(({ words }) => words), 'Lagerende'];
  const start = dayOf(startDate);
  const end = dayOf(endDate);
  const wishes = extras.map(clean);
  const hasNames = wishes.includes('who');
  const point = wishes.includes('boxes') ? line('CheckBox') : bullet;
  const points = (texts: readonly string[]) =>
    texts.flatMap((text) => [point(text), ...(hasNames ? [line('NameLine')('')] : [])]);
  return [
    title('ToDo'),
    ...tasksBeforeStart.flatMap(({ before, words, tasks }) => {
      const months = 'years' in before ? 12 * before.years : before.months;
      const when = start ? printed(monthsBefore(start, months)) : `${words} vor dem Lager`;
      return [h1(`Bis ${when}`), ...points([...tasks, ...ownAt(words, own, places)])];
    }),
    h1(`Ab ${end ? printed(end) : 'Lagerende'}`),
    ...points([...tasksAfterEnd, ...ownAt('Lagerende', own, places)]),
    ...(hasNames ? [afterTable] : []),
  ];
}

type Day = readonly [year: number, month: number, day: number];

function dayOf(typed: string): Day | undefined {
  const [, year, month, day] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(printable(typed)) ?? []).map(
    Number,
  );
  if (year === undefined || month === undefined || day === undefined) return undefined;
  return month >= 1 && month <= 12 && day >= 1 && day <= lengthOf(year, month)
    ? [year, month, day]
    : undefined;
}

function lengthOf(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function monthsBefore([year, month, day]: Day, months: number): Day {
  const total = year * 12 + (month - 1) - months;
  const newYear = Math.floor(total / 12);
  const newMonth = (total % 12) + 1;
  return [newYear, newMonth, Math.min(day, lengthOf(newYear, newMonth))];
}

function printed([year, month, day]: Day): string {
  return `${day}.${month}.${year}`;
}

/** What of a text a Word document can carry: XML's own characters, one kind of line break. */
export function printable(text: string): string {
  return Array.from(text)
    .filter((character) => {
      const code = character.codePointAt(0) ?? 0;
      if (code < 0x20) return [9, 10, 13].includes(code);
      return !(code >= 0xd800 && code <= 0xdfff) && code !== 0xfffe && code !== 0xffff;
    })
    .join('')
    .split(/\r\n|\r/)
    .join('\n');
}

const clean = (typed: string) => printable(typed).trim();

/** Digits, in thousands or not, with at most a point, a nought and a word behind them. */
function countOf(typed: string): bigint | undefined {
  const number = /^[\d'’]*/.exec(typed)?.[0] ?? '';
  const rest = typed.slice(number.length).replace(/^(?:[.,]0|\.)/, '');
  const isNumber = /^\d+$/.test(number.replace(/['’](?=\d{3}(?!\d))/g, ''));
  const isWord = /^\s*(?:\p{L}[^\d]*)?$/u.test(rest) && /^[\p{L}\s.*/-]*$/u.test(rest);
  return isNumber && isWord ? BigInt(number.replace(/['’]/g, '')) : undefined;
}

function safetyConcept(input: Input): Paragraph[] {
  const name = clean(input.campName);
  const start = dayOf(input.startDate);
  const end = dayOf(input.endDate);
  const dates = [...new Set([start, end].flatMap((day) => (day ? [printed(day)] : [])))];
  const ids = input.ticked.map(clean);
  const places = titlesOf([...safetyGroups, firstAid, ...alarm, emergencyCar]);
  const bullets = (group: {
    title: string;
    items: readonly { checkboxId: string; checkboxText: string }[];
  }) =>
    [
      ...group.items
        .filter(({ checkboxId }) => ids.includes(checkboxId))
        .map((item) => item.checkboxText),
      ...ownAt(group.title, input.own ?? [], places),
    ].map(bullet);
  const text = (heading: string, typed: string) =>
    under(h2(heading), clean(typed) ? [plain(clean(typed))] : []);
  const counts = [input.femaleCount, input.maleCount].map(clean).map(countOf);
  const [female, male] = counts;
  const participants = [
    ...(female === undefined ? [] : [`${female} Teilnehmerin${female === 1n ? '' : 'nen'}`]),
    ...(male === undefined ? [] : [`${male} Teilnehmer`]),
    ...(female === undefined || male === undefined ? [] : [`total ${female + male}`]),
  ];
  const shelter = input.campType === 'Hauslager' ? 'nach dem Verlassen des Hauses' : 'bei Unwetter';
  const wanted = (input.extras ?? []).map(clean);
  const leads = ids.includes('first-aid-specific-person');
  const car = bullets(emergencyCar);

  return [
    title(name ? `Sicherheitskonzept ${name}` : 'Sicherheitskonzept'),
    ...(dates.length > 0 ? [plain(dates.join(' – '))] : []),
    ...under(h1('Allgemeines'), [
      ...text('Adresse des Lagers', input.campAddress),
      ...text(
        'Adresse der Notunterkunft',
        input.campType === 'Hauslager' ? '' : input.emergencyAddress,
      ),
      ...text('Nächstes Spital', input.hospitalAddress),
      ...under(h2('Für die Rettung'), [
        ...labelled('Koordinaten', placeOf(clean(input.coordinates))),
        ...labelled('Zufahrt und Treffpunkt mit der Ambulanz', input.access),
        ...labelled('Landeplatz für den Helikopter', input.landingSite),
        ...labelled('Sammelplatz', input.assemblyPoint),
        ...labelled('Nächster Ort mit Handyempfang', input.reception),
        ...labelled('Ärztin oder Arzt und Apotheke', input.doctor),
        ...labelled(`Unterkunft ${shelter}`, input.stormShelter),
        ...labelled('Notfallblätter und Medikamente', input.medicines),
        ...labelled('Nachtwache', input.nightWatch),
      ]),
      ...text('Notfalltelefon des Lagers', input.emergencyPhone),
      ...text('Lagerart', input.campType),
      ...under(
        h2('Einheiten'),
        input.units
          .map((unit) => [unit.name, unit.departement, unit.location].map(clean).filter(Boolean))
          .filter((words) => words.length > 0)
          .map((words) => contact(words.join(', '))),
      ),
      ...under(h2('Teilnehmende'), participants.length > 0 ? [plain(participants.join(', '))] : []),
      ...under(h2('Kontaktliste'), [
        ...contacts('Hauptlagerleitung', input.mainLeaders),
        ...contacts('Leitungsteam', input.leaderteam),
        ...contacts('Küche', input.kitchenTeam),
        ...contacts('Coaches', input.coaches),
        ...contacts('Abteilungsleitung', input.departementLeaders),
      ]),
    ]),
    ...under(h1('Sicherheitsvorkehrungen'), [
      ...safetyGroups.flatMap((group) => under(h2(group.title), bullets(group))),
      ...under(
        h2('Verantwortlich für die Apotheke'),
        chosen(input.medkitResponsible, [...input.mainLeaders, ...input.leaderteam]).map(withPhone),
      ),
    ]),
    ...under(h1('Handeln im Notfall'), [
      ...under(h2('Erste Hilfe'), [
        ...together(bullets(firstAid)),
        ...(leads
          ? person(
              input.emergencyLead,
              [...input.mainLeaders, ...input.leaderteam],
              'Lead im Notfall: ',
            )
          : []),
      ]),
      ...under(
        h2('Alarmierung'),
        alarm.flatMap((group) => under(h3(group.title), together(bullets(group)))),
      ),
      ...under(h2('Notfallauto'), [
        ...together(car),
        ...(ids.includes('emergency-car')
          ? person(
              input.carDriver,
              [...input.mainLeaders, ...input.leaderteam, ...input.kitchenTeam],
              'Das Notfallauto wird gefahren von: ',
            )
          : []),
      ]),
    ]),
    ...under(h1('Sicherheitsrelevante Aktivitäten'), activities(input.activities).map(bullet)),
    ...(wanted.includes('signatures') || ids.includes('concept-signed') ? signed(input) : []),
    ...(wanted.includes('emergencySheet') ? sheet(input, bullets(alarm[4])) : []),
  ];

  /** Bullets with what keeps them on a page. */
  function together(points: readonly Paragraph[]): Paragraph[] {
    return points.length === 0
      ? []
      : [...points.map((point) => ({ ...point, style: 'ListBulletTogether' })), groupEnd];
  }
}

const groupEnd = { style: 'GroupEnd', text: '' };

function labelled(label: string, typed: string): Paragraph[] {
  return clean(typed) ? [plain(`${label}: ${clean(typed)}`)] : [];
}

/** The generated texts are hardly ever places: of those the unit test of coordinates tells. */
function placeOf(typed: string): string {
  return typed === '2763400 1163900' ? "2'763'400 / 1'163'900" : typed;
}

function signed(input: Input): Paragraph[] {
  const people = [...input.mainLeaders, ...input.leaderteam, ...input.kitchenTeam];
  const names = [...new Set(people.map(namesOf))].filter(Boolean);
  const half = Math.floor(names.length / 2);
  const sign = (name: string) => ({ style: 'SignatureWithName', text: `\t\n${name}` });
  const empty = (count: number) =>
    names.length > 0 ? [] : Array<Paragraph>(count).fill(sign('Name'));
  return [
    h1('Gelesen und einverstanden'),
    plain(
      'Wir haben dieses Sicherheitskonzept gelesen, sind damit einverstanden und halten uns daran.',
    ),
    sign('Ort und Datum'),
    ...names.slice(0, half).map(sign),
    ...empty(3),
    groupEnd,
    ...names.slice(half).map(sign),
    ...empty(4),
    groupEnd,
    groupEnd,
  ];
}

function sheet(input: Input, numbers: readonly Paragraph[]): Paragraph[] {
  const ids = input.ticked.map(clean);
  const leaders = [...input.mainLeaders, ...input.leaderteam];
  const label = line('EmergencySheetLabel');
  const entry = line('EmergencySheetText');
  const block = (heading: string, typed: string) =>
    under(label(heading), clean(typed) ? [entry(clean(typed))] : []);
  const who = (people: readonly Person[]) =>
    people
      .filter((row) => wordsOf(row))
      .flatMap((row) => [
        ...(namesOf(row) ? [entry(namesOf(row))] : []),
        ...(clean(row.phoneNumber) ? [entry(clean(row.phoneNumber))] : []),
      ]);
  const lead = ids.includes('first-aid-specific-person')
    ? chosen(input.emergencyLead, leaders)
    : [];
  const driver = ids.includes('emergency-car')
    ? chosen(input.carDriver, [...leaders, ...input.kitchenTeam])
    : [];
  return [
    line('EmergencySheetTitle')('Notfallblatt'),
    ...block('Notfalltelefon des Lagers', input.emergencyPhone),
    groupEnd,
    ...block('Koordinaten', placeOf(clean(input.coordinates))),
    groupEnd,
    ...block('Zufahrt und Treffpunkt mit der Ambulanz', input.access),
    ...under(label('Wer das Notfallauto fährt'), who(driver)),
    label('Nummern'),
    ...(numbers.length > 0
      ? numbers.map(({ text }) => entry(short(text)))
      : [entry('144 Ambulanz')]),
    groupEnd,
    ...block('Nächstes Spital', input.hospitalAddress),
    label('Wer leitet'),
    ...who(lead.length > 0 ? lead : input.mainLeaders),
    label('Das sagst du am Telefon'),
    entry('Wo sind wir? Koordinaten, Zufahrt'),
    entry('Was ist passiert?'),
    entry('Wie viele sind verletzt, und wie?'),
    entry('Welche Gefahren gibt es?'),
    entry('Rückruf auf unser Notfalltelefon'),
    entry('Nie zuerst auflegen'),
    groupEnd,
    groupEnd,
  ];
}

/** A number and its service, a blank between them, without what stands in brackets at the end. */
function short(text: string): string {
  const [, phone = '', service = text] = /^(\+?\d[\d\s]*)\s(\D.*)$/s.exec(text) ?? [];
  return [phone.trim(), service.replace(/\s*\([^()]*\)$/, '')].filter(Boolean).join(' ');
}

type Person = Input['coaches'][number];

function namesOf(row: Person): string {
  const full = [row.firstName, row.lastName].map(clean).filter(Boolean).join(' ');
  return [full, clean(row.scoutName)].filter(Boolean).join(' v/o ');
}

function wordsOf(row: Person): string {
  return [namesOf(row), clean(row.phoneNumber)].filter(Boolean).join(', ');
}

function withPhone(row: Person): Paragraph {
  return contact([namesOf(row), ...[clean(row.phoneNumber)].filter(Boolean)].join('\t'));
}

function contacts(heading: string, people: readonly Person[]): Paragraph[] {
  return under(h6(heading), people.filter((row) => wordsOf(row)).map(withPhone));
}

function person(key: string, people: readonly Person[], lead: string): Paragraph[] {
  return chosen(key, people).map((row) => plain(`${lead}${wordsOf(row)}`));
}

function chosen(key: string, people: readonly Person[]): Person[] {
  return people.filter((row) => clean(row.key) === clean(key) && wordsOf(row)).slice(0, 1);
}

function activities(rows: Input['activities']): string[] {
  const printedRows = rows
    .map(({ name, date }) => ({ name: clean(name), day: dayOf(date) }))
    .filter(({ name, day }) => name || day);
  const dated = printedRows.filter(({ day }) => day).sort((a, b) => order(a.day) - order(b.day));
  return [...dated, ...printedRows.filter(({ day }) => !day)].map(({ name, day }) =>
    [day ? printed(day) : '', name].filter(Boolean).join(': '),
  );
}

function order([year, month, day]: Day = [0, 0, 0]): number {
  return year * 10_000 + month * 100 + day;
}
