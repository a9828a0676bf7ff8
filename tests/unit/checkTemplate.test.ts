import PizZip from 'pizzip';
import { describe, expect, test } from 'vitest';
import { generatorEntries, loadOtherTemplates } from '../../src/catalog';
import { mergeKinds } from '../../src/document/check/mergeFindings';
import { checkTemplate } from '../../src/document/checkTemplate';
import type { Fields } from '../../src/document/fields';
import { checkSentences } from '../../src/document/sentences/check';
import { openingSentences } from '../../src/document/sentences/opening';
import { TemplateError } from '../../src/document/templateError';
import { documentOf, generatorOf } from '../support/documentOf';
import { fixture, fixtureNames, sampleInput, templateBytes } from '../support/files';
import { fillTemplate } from '../support/fillTemplate';
import { controlLine, type Paragraph, paragraphsOf, partOf, withPart } from '../support/readDocx';

async function check(slug: string, bytes: Uint8Array) {
  const { fields, extras } = await generatorOf(slug);
  return checkTemplate(bytes, fields, await loadOtherTemplates(slug), extras);
}

async function filledTypically(slug: string, template: Uint8Array): Promise<Paragraph[]> {
  const input = await sampleInput(slug, 'typisch');
  return paragraphsOf(await documentOf(slug, input, template));
}

async function original(slug: string): Promise<Paragraph[]> {
  return filledTypically(slug, await templateBytes(slug));
}

const textsOf = (paragraphs: readonly Paragraph[]) =>
  paragraphs.map(({ text }) => text).filter((text) => text !== '');

/** Every word, wherever it stands. */
const wordsOf = (paragraphs: readonly Paragraph[]) =>
  textsOf(paragraphs).join(' ').split(/\s+/).filter(Boolean).sort();

/** Rows of a file, ids and a word, with bars between. */
function rowsOf(table: string) {
  return Array.from(
    table.matchAll(/^(\S.*?) \| (.*?) ?\| (.*?)(?: \| (.*))?$/gm),
    ([, file = '', ids = '', word = '', named = '']) =>
      [file, ids.split(' ').filter(Boolean), word, named] as const,
  );
}

// Each accident: its file, the ids of the problems, and what the first sentence must name.
const accidents = rowsOf(`
packliste/Klammer nicht geschlossen | unclosed-tag | «{text»
packliste/Klammer nicht geöffnet | unopened-tag | «text}»
lagerpakt/öffnende Klammer doppelt | duplicate-open-tag | «{{text»
lagerpakt/schliessende Klammer doppelt | duplicate-close-tag | «text}}»
gelaendespiel/Schleife nicht geschlossen | unclosed-loop | {/items}
gelaendespiel/Schleife ohne Anfang | unopened-loop | {#items}
gelaendespiel/Klammern in zwei Absätzen | loose-brace | «{te»
pflichtenheft/Schleife unter anderem Namen geschlossen | wrong-end | {/task}
pflichtenheft/Schleifen verschränkt | wrong-end | {#tasks}
pflichtenheft/Schleife falsch geschrieben | unknown-tag | Meintest du {#jobs} und {/jobs}?
pflichtenheft/Tippfehler im Feld | unknown-tag | Meintest du {title}?
packliste/Feld gross geschrieben | unknown-tag | Meintest du {text}?
regeln-im-leitungsteam/Feld ohne ähnlichen Namen | unknown-tag | {unterschrift}
lagerpakt/Tippfehler in der Überschrift | unknown-tag | So ist es an 2 Stellen.
lagerpakt/zwei Fehler auf einmal | unknown-tag unknown-tag | {folgende}
allgemeines-sicherheitskonzept/Feld ausserhalb seiner Schleife | wrong-loop | {#mainLeaders}
todo-liste/Feld der inneren Schleife in der äusseren | wrong-loop | {#tasks}
todo-liste/Liste als Text | list-in-itself | Schreibe {text}
todo-liste/Schleife halb in einer Tabelle | split-section | {/tasks}
allgemeines-sicherheitskonzept/Bedingung als Text | condition-as-text | {#hasUnits}
allgemeines-sicherheitskonzept/Tippfehler in einer Bedingung | unknown-tag | {#hasContacts} und {/hasContacts}?
allgemeines-sicherheitskonzept/Bedingung nicht geschlossen | unclosed-loop | {/dates}
regeln-fuer-tns/geschweifte Klammern im Satz | braces-in-text | «immer, überall»
regeln-fuer-tns/leere Klammern | braces-in-text | {}
packliste/Leerzeichen mitten im Namen | space-in-name | {text}
packliste/nullbreites Zeichen im Namen | invisible-character | {text}
packliste/weiches Trennzeichen im Namen | invisible-character | {text}
regeln-fuer-leitende/Klammern voller Breite | full-width-brace | «｛text｝»
regeln-fuer-leitende/Bruchstrich statt Schrägstrich | unclosed-loop odd-slash | {/items}
packliste/Zeichen für rohes XML | unsupported-tag | Schreibe {text}
packliste/Zeichen für Bilder | unsupported-tag | {%text}
aufgaben-tageschef/unbekanntes Feld in der Kopfzeile | unknown-tag | Kopfzeile: Das Feld {gruppe}
aufgaben-tageschef/offene Klammer in der Fusszeile | unclosed-tag | Fusszeile: Bei «{Seite»
packliste/unbekanntes Feld in den Eigenschaften | unknown-tag | Eigenschaften: Das Feld {titel}
packliste/unbekanntes Feld in einem Kommentar | unknown-tag | Kommentar: Das Feld {frage}
packliste/unbekanntes Feld in einer Fussnote | unknown-tag | Fussnote: Das Feld {quelle}
packliste/unbekanntes Feld in einem Textfeld | unknown-tag | {naem}
packliste/Abschnittswechsel in der Schleife | section-break-inside | vor {#items}
packliste/Schleife in sich selbst | loop-in-itself | innere Paar
packliste/Feld in einer Feldfunktion | unreachable-tag | {text} steht in einer Feldfunktion
lagerpakt/Feld mit Strg+F9 getippt | unreachable-tag | tippe das Feld mit gewöhnlichen
allgemeines-sicherheitskonzept/Telefonlink als Feldfunktion | unreachable-tag | Lösche den Link
regeln-im-leitungsteam/Nummer als Gleichung | unreachable-tag | als gewöhnlichen Text
packliste/Feld in einem gebundenen Steuerelement | bound-control | Entferne das Steuerelement
packliste/Feld im Alternativtext | unreachable-tag | Alternativtext eines Bildes
packliste/Feld in der Adresse eines Links | unreachable-tag | Adresse eines Links
packliste/Feld in einem Diagramm | unreachable-tag | Diagramm: {text}
packliste/Feld in einer Endnote | unreachable-tag | Nimm eine Fussnote
packliste/Bedingung über zwei Zellen | condition-over-cells | in verschiedenen Zellen
packliste/Feld im Hinweis eines Links | unreachable-tag | Hinweis eines Links
packliste/Feld im Wasserzeichen | unreachable-tag | Wasserzeichen
packliste/Feld in einer verschobenen Änderung | wrong-loop | Verschiebe es dorthin
packliste/Ende ausserhalb des Textfelds | unopened-loop unclosed-loop | {/items} hat keinen Anfang
packliste/Klammern wie in anderen Programmen | duplicate-open-tag duplicate-close-tag duplicate-open-tag duplicate-close-tag duplicate-open-tag duplicate-close-tag | «{{#items»
packliste/Feld halb zum Löschen vorgemerkt | unclosed-tag | «{te»
packliste/Gegenteil nicht geschlossen | unclosed-loop | {^boxes} wird nie geschlossen
packliste/Initial im Feld | loose-brace | Lösche den Umbruch
packliste/Abschnitt je Gruppe | section-break-inside | «Seitenumbruch oberhalb»
packliste/Deckblatt nicht lesbar | malformed-part | customXml/item1.xml
packliste/als ZIP64 gepackt | no-docx | (ZIP64)
packliste/Feld in einer SmartArt-Grafik | unreachable-tag | SmartArt: {text}
packliste/Feld auf dem Deckblatt | bound-control | Inhaltssteuerelement entfernen
packliste/Vorlage von Pflichtenheft | other-template | Das ist die Vorlage von «Pflichtenheft».
packliste/Zeichen am Anfang der Schleife fehlt | missing-sign | muss hier {#items} stehen
packliste/Zeichen am Ende der Schleife fehlt | missing-sign | muss hier {/items} stehen
packliste/Schleife zweimal begonnen | unclosed-loop | Ergänze {/items}
packliste/Ende der Schleife zum Löschen vorgemerkt | unclosed-loop | Ergänze {/items}
packliste/Feld einer anderen Vorlage | elsewhere | «Allgemeines Sicherheitskonzept»
packliste/Seitenzahl als Feld | page-number | Einfügen, Seitenzahl
packliste/erfundene Schleife | unknown-loop | Nimm eine von hier: {#items}
packliste/Anführungszeichen im Feld | more-than-name | Schreibe {text}.
packliste/Feld wie in einem anderen Programm | more-than-name | Schreibe {text}, zwischen {#items} und {/items}.
packliste/Tippfehler an sechs Stellen | unknown-tag | So ist es an 6 Stellen.
packliste/Makros mit Inhaltstyp in Grossbuchstaben | other-format | mit Makros (.docm)
packliste/leere Datei | no-docx | ist leer
packliste/abgeschnitten | no-docx | abgeschnitten
packliste/ein Byte falsch | no-docx | beschädigt
packliste/alte Word-Datei | no-docx | .doc)
packliste/OpenDocument-Datei | no-docx | .odt)
packliste/RTF-Datei | no-docx | RTF-Datei, keine Word-Datei (.docx). Öffne sie und speich
packliste/Webseite | no-docx | eine Webseite, keine Word-Datei (.docx). Lade
packliste/PDF | no-docx | ein PDF, keine Word-Datei (.docx). Öffne die Word-Datei, aus
packliste/Bild | no-docx | ein Bild, keine Word-Datei (.docx). Füge es in Word
packliste/mit seinem Ordner gepackt | no-docx | nicht den Ordner
packliste/Excel-Datei | no-docx | Excel
packliste/PowerPoint-Datei | no-docx | PowerPoint
packliste/Archiv ohne Word-Text | no-docx | ZIP-Archiv, keine Word-Datei (.docx). Entpacke
packliste/mit Passwort geschützt | no-docx | Passwort
lagerpakt/Formatvorlagen fehlen | dangling-relationship | word/styles.xml
lagerpakt/Formatvorlagen abgeschnitten | malformed-part | word/styles.xml
lagerpakt/Liste der Inhalte fehlt | missing-part | [Content_Types].xml
lagerpakt/Text ohne Inhalt | malformed-part | word/document.xml
`);

const ownSentences = openingSentences + checkSentences;

// What a sentence says when a word of it is missing, and how docxtemplater explains its errors.
const notASentence = /undefined|null|NaN|\[object|\b(the|tag|loop|unclosed|unopened)\b/i;

describe('an accident in a template', () => {
  test.each(accidents)('%s is said', async (file, ids, named) => {
    const [slug = ''] = file.split('/');
    const { problems } = await check(slug, fixture(`broken/${file}`));
    expect(problems.map(({ id }) => id)).toEqual(ids);
    const sentences = problems.map(({ message }) => message);
    expect(sentences.join('\n')).toContain(named);
    for (const { id, message } of problems) {
      expect(ownSentences).toMatch(new RegExp(`^${id}[. ]`, 'm'));
      expect(message).toMatch(/^\p{Lu}.{20,}[.?]$/su);
      expect(message).not.toMatch(notASentence);
    }
  });

  test('has a row here for every file', () => {
    expect(accidents.map(([file]) => file).sort()).toEqual(fixtureNames('broken').sort());
  });

  test('carries the words around it and its place', async () => {
    const { problems } = await check(
      'lagerpakt',
      fixture('broken/lagerpakt/zwei Fehler auf einmal'),
    );
    expect(problems).toMatchObject([
      { tag: 'folgende', part: 'Text', words: '{folgende} Regeln kommen auf den L…' },
      { tag: 'texte', place: { paragraph: 3, start: 0, end: 7 } },
    ]);
  });
});

// What works all the same: the notices, whether the filled text is the original's, and what a notice names.
const noises = rowsOf(`
packliste/Feld über drei Läufe verteilt | direct-look | same
packliste/Feld halb fett | direct-look | same
packliste/schliessende Klammer in eigenem Lauf | | same
packliste/Rechtschreibmarke im Feld | | same
packliste/bedingter Trennstrich im Namen | | same
packliste/geschützter Trennstrich im Feld | | same
packliste/Tabulator im Feld | | same
packliste/Zeilenumbruch im Feld | | same
packliste/Leerzeichen um den Namen | | same
packliste/Absatzkennung in der Schleife | | same
packliste/alter Seitenumbruch in der Schleife | | same
packliste/fremder Teil im Paket | | same
packliste/Kommentar in der Schleife | comments | same
packliste/Textmarke in der Schleife | | same
packliste/Bild in der Schleife | | same
packliste/Unsichtbares neben der Steuerzeile | | same
packliste/Leerzeichen im Steuerfeld | | same
packliste/Bild auf der Steuerzeile | | same
packliste/Abschnittswechsel auf der Steuerzeile | | same
packliste/Seitenumbruch vor der Steuerzeile | | same
packliste/Spaltenumbruch auf der Steuerzeile | | same
packliste/Kopfzeile nur mit der Liste | | same
packliste/Textfeld nur mit der Liste | fixed-height | other
packliste/Textfeld in der Schleife | floating-in-loop fixed-height | other
packliste/Inhaltssteuerelement in der Schleife | | same
packliste/Anfang der Schleife vor dem Text | shared-line | same
packliste/Ende der Schleife hinter dem Text | shared-line | same
packliste/Anfang der Schleife hinter der Überschrift | shared-line | other
packliste/Text hinter dem Ende der Schleife | shared-line | other
packliste/zwei Anfänge in einem Absatz | shared-line shared-line | same
packliste/Titel der Gruppe beim Anfang | shared-line shared-line | other
packliste/Ende des Verzeichnisses auf der Steuerzeile | | other
packliste/Schleife in einem Absatz | glued-loop | other
packliste/Steuerfelder in eigenen Tabellenzeilen | empty-row | same | Tabellenzeile
packliste/Steuerzeile auf neuer Seite | lost-page-break | same
packliste/ohne Felder | no-fields | other
packliste/Seriendruckfeld | no-fields | other | in geschweiften Klammern
packliste/Kommentar am Titel | comments | same | steht ein Kommentar von Lea
packliste/nachverfolgte Änderung am Titel | tracked-changes | same | eine nachverfolgte Änderung von Nils
packliste/nachverfolgte Farbe am Text | direct-look tracked-changes | same
packliste/Name in den Eigenschaften | names | same | steht Lea Muster
packliste/verknüpftes Bild | linked-picture | same | file:///C:/Users/lea/Bilder/logo.png
packliste/angefügte Word-Vorlage | attached-template | same | Pfadi.dotm
packliste/Link auf eine Datei | outside-address | other | Lager.xlsx
packliste/Link auf eine Seite | | other
packliste/Feldfunktion, die etwas holt | active | other
packliste/eingebettetes Objekt | active | same
packliste/eingefügtes Dokument | active | same
packliste/Makros unter anderem Typ | active | same
packliste/Eintrag ausserhalb des Ordners | active | same
packliste/Feld als ausgeblendeter Text | hidden-text | same
packliste/Tabellenzeile nur mit einem Ort | | same
packliste/Liste nur zum Abhaken | missing-by-option | same
packliste/Tabellenzeile mit fester Höhe | fixed-height | same
packliste/Textfeld, das wächst | | other
packliste/Linie auf der Steuerzeile | | same
packliste/Fussnote auf der Steuerzeile | footnote-on-line | same
packliste/schwebende Tabelle in der Schleife | floating-in-loop | other
packliste/schwebendes Textfeld in der Schleife | floating-in-loop | other
packliste/Tabelle je Gruppe | glued-loop meeting-tables | other
packliste/Tabelle nach Tabelle | missing-by-option meeting-tables | same
packliste/zwei Enden in einer Tabellenzeile | empty-row empty-row | other
packliste/Nachverfolgung eingeschaltet | tracking | same
packliste/Schreibschutz empfohlen | protected | same
packliste/als abgeschlossen markiert | protected | same
packliste/digital signiert | signed | same
packliste/Feld in der Formatvorlage Steuerzeile | shared-line control-look | same
packliste/Seriendruckfeld neben Feldern | merge-field | other
packliste/als Seriendruck eingerichtet | mail-merge | same
packliste/vor Änderungen geschützt | protected | same
packliste/grosses Bild | large-picture | same | 1,2 MB
packliste/Titel einer anderen Vorlage | other-title | other | «Lagerpakt»
packliste/Inhaltsverzeichnis | contents | other
packliste/unbenutzte Formatvorlage fehlt | | same
packliste/benutzte Formatvorlage fehlt | missing-style | same | «Aufzählungszeichen»
packliste/in Word im Browser gespeichert | | same
packliste/Aussehen an vielen Stellen direkt gesetzt | direct-look | other
packliste/Aussehen direkt gesetzt | direct-look | same
packliste/Feld in nachverfolgter Einfügung | tracked-change tracked-change tracking | same
packliste/Feld zum Löschen vorgemerkt | unused-field tracked-change tracking | other
packliste/Tabelle in einer Zeile mit fester Höhe | fixed-height | other
packliste/Tabelle mit fester Höhe neben der Liste | | other
regeln-fuer-leitende/Steuerzeilen in den Zellen einer Zeile | empty-row | other
lagerpakt/Seitenumbruch am Ende jeder Gruppe | page-break-in-loop | same
regeln-fuer-leitende/ausgeblendet durch eine Zeichenformatvorlage | hidden-text | same
packliste/Felder beim Öffnen aktualisieren | update-fields | same
packliste/nachverfolgte Zellbreite | tracked-changes | same
packliste/Kopfzeile mit dem Titel der Gruppe | | same
allgemeines-sicherheitskonzept/Stichwortverzeichnis | contents | other
lagerpakt/Feld fehlt | unused-field | other
lagerpakt/typografische Anführungszeichen | | other
allgemeines-sicherheitskonzept/Feld in der Kopfzeile | | same
allgemeines-sicherheitskonzept/Feld im Textfeld | fixed-height | other
`);

const ofOlderFiles = ['unused-field', 'unknown-option'];

describe('what people and word processors leave in a template', () => {
  // What a fixture leaves out may be younger than the fixture: its row says where that is the point.
  const seen = (notices: readonly { id: string }[], expected: readonly string[]) =>
    notices.map(({ id }) => id).filter((id) => !ofOlderFiles.includes(id) || expected.includes(id));

  test.each(noises)('%s works', async (file, ids, text, named) => {
    const [slug = ''] = file.split('/');
    const template = fixture(`working/${file}`);
    const { problems, notices } = await check(slug, template);
    expect(problems).toEqual([]);
    expect(seen(notices, ids)).toEqual(ids);
    expect(notices.map(({ message }) => message).join()).toContain(named);
    const filled = wordsOf(await filledTypically(slug, template));
    if (text === 'same')
      expect(wordsOf(await original(slug))).toEqual(expect.arrayContaining(filled));
    else expect(filled).not.toEqual(wordsOf(await original(slug)));
  });

  test('has a row here for every file', () => {
    expect(noises.map(([file]) => file).sort()).toEqual(fixtureNames('working').sort());
  });

  test.each(['libreoffice', 'restyled', 'word-noise'])(
    'a template of the folder %s gives no notice, and no word that the original has not',
    async (folder) => {
      for (const slug of fixtureNames(folder)) {
        const template = fixture(`${folder}/${slug}`);
        const { readable, problems, notices } = await check(slug, template);
        expect([readable, problems, seen(notices, [])], slug).toEqual([true, [], []]);
        const filled = wordsOf(await filledTypically(slug, template));
        // These were made before templates said anything of the camp, and numbers in a table.
        const withoutCamp = (await original(slug)).filter(({ style }) => style !== 'Subtitle');
        expect(wordsOf(withoutCamp), slug).toEqual(expect.arrayContaining(filled));
      }
    },
  );

  test('who has worked at the file reaches nobody', async () => {
    const template = fixture('working/packliste/nachverfolgte Zellbreite');
    const filled = await documentOf(
      'packliste',
      await sampleInput('packliste', 'typisch'),
      template,
    );
    expect(Object.keys(new PizZip(template).files)).toContain('word/people.xml');
    expect(Object.keys(new PizZip(filled).files)).not.toContain('word/people.xml');
    expect(partOf(filled, 'word/_rels/document.xml.rels')).not.toContain('people');
  });

  test('what Word copies from a heading of a loop is left to Word', async () => {
    const template = fixture('working/packliste/Kopfzeile mit dem Titel der Gruppe');
    const filled = await documentOf(
      'packliste',
      await sampleInput('packliste', 'typisch'),
      template,
    );
    const header = Object.keys(new PizZip(filled).files).find((path) => /header\d/.test(path));
    const xml = partOf(filled, header ?? '');
    expect(xml).toContain('STYLEREF');
    expect(xml).not.toContain('title');
  });
});

describe('what the template leaves out of the document', () => {
  const missing = (names: string) => [
    {
      id: 'unused-field',
      message: `Diese Angaben fehlen im Dokument, weil sie in der Vorlage nirgends stehen: ${names}. Lässt du sie absichtlich weg, ist das in Ordnung.`,
    },
  ];

  async function noticesOf(slug: string, rewrite: (xml: string) => string) {
    const template = withPart(await templateBytes(slug), 'word/document.xml', rewrite);
    const { problems, notices } = await check(slug, template);
    expect(problems).toEqual([]);
    // Some of these type a field into a control line.
    return notices.filter(({ id }) => id !== 'control-look');
  }

  const without = (start: string, end: string) => (xml: string) => {
    const [before = '', rest = ''] = xml.split(controlLine(start));
    return before + rest.split(controlLine(end)).slice(1).join('');
  };

  test('is a list that is not used, not the condition around it', async () => {
    const notices = await noticesOf(
      'allgemeines-sicherheitskonzept',
      without('{#hasUnits}', '{/hasUnits}'),
    );
    expect(notices).toEqual(missing('{units}'));
  });

  test.each([
    ['{dates}', '{startDate} bis {endDate}', []],
    ['{dates}', 'ab {startDate}', missing('{endDate}')],
    ['{dates}', 'bald', missing('{dates}')],
    ['{unit}', '{name} ({departement}), {location}', []],
    ['{unit}', '{name}', missing('{departement} in {#units}, {location} in {#units}')],
    ['{unit}', 'Einheit', missing('{unit} in {#units}')],
    ['{activity}', '{date} {name}', []],
    ['{campType}', '{#campType}{campType}{/campType}', []],
  ])('is known by the whole and by its parts: %s as «%s»', async (field, instead, notices) => {
    expect(
      await noticesOf('allgemeines-sicherheitskonzept', (xml) => xml.replace(field, instead)),
    ).toEqual(notices);
  });

  test('is what one of two columns says and the other does not', async () => {
    const right = new RegExp(
      `${controlLine('{#rightGroups}')}.*?${controlLine('{/rightGroups}')}`,
      'gs',
    );
    const notices = await noticesOf('packliste', (xml) => xml.replace(right, '<w:p/>'));
    expect(notices).toMatchObject([
      ...missing('{title} in {#rightGroups}'),
      {
        message: expect.stringContaining(
          'fehlen im Dokument: {text} in {#items} in {#rightGroups}.',
        ),
      },
    ]);
  });

  const flatList = ['{^headings}', '{#items}', '{text}', '{/items}', '{/headings}']
    .map(controlLine)
    .join('');

  test.each([
    ['Ohne', (xml: string) => xml.replace('<w:sectPr', `${flatList}<w:sectPr`)],
    [
      'Mit',
      (xml: string) =>
        xml.replace(controlLine('{^headings}'), '').replace(controlLine('{/headings}'), ''),
    ],
  ])('is not what it prints twice: %s', async (how, rewrite) => {
    const notices = await noticesOf('packliste', rewrite);
    const said = `${how} «Mit Zwischentiteln» steht doppelt im Dokument: {text} in {#items}.`;
    expect(notices).toMatchObject([{ message: expect.stringContaining(said) }]);
  });

  test('is not a field that guards its heading alone', async () => {
    const notices = await noticesOf('allgemeines-sicherheitskonzept', (xml) =>
      xml.replace('<w:t>{campType}<', '<w:t>ja<'),
    );
    expect(notices).toEqual(missing('{campType}'));
  });

  test.each([
    ['{text}', 'Punkt', missing('{text} in {#items}')],
    ['{text}', '{number}. ', missing('{text} in {#items}')],
    ['{#items}', '{#groups}¶{title}: ¶{#items}', []],
  ])('is known by the flat list and by its groups: %s as «%s»', async (field, instead, notices) => {
    const close = instead.includes('groups') ? '{/items}¶{/groups}' : '{/items}';
    expect(
      await noticesOf('regeln-im-leitungsteam', (xml) =>
        xml
          .replaceAll(field, instead)
          .replace('{/items}', close)
          .replaceAll('¶', '</w:t></w:r></w:p><w:p><w:r><w:t>'),
      ),
    ).toEqual(notices);
  });

  test('is the tasks of a deadline, where the deadline is said in words', async () => {
    const notices = await noticesOf('todo-liste', (xml) =>
      xml.replace('{title}', '{date} {words}').replaceAll('{text}', ''),
    );
    expect(notices).toEqual(missing('{text} in {#tasks} in {#deadlines}'));
  });
});

test.each([
  [`<w:documentProtection w:edit="forms" w:enforcement="1"/>`, 1],
  [`<w:documentProtection w:edit='forms' w:enforcement='0'/>`, 0],
])('a file is protected or not, whichever quotes say so: %s', async (setting, times) => {
  const bytes = withPart(await templateBytes('packliste'), 'word/settings.xml', (xml) =>
    xml.replace('</w:settings>', `${setting}</w:settings>`),
  );
  const { notices } = await check('packliste', bytes);
  expect(notices.filter(({ id }) => id === 'protected')).toHaveLength(times);
});

test('notices of one kind in one part are one, what is said of other things stays', async () => {
  const notice = (message: string, part?: string) => ({ id: 'a', message, ...(part && { part }) });
  const all = mergeKinds([
    ...['Eins.', 'Zwei.', 'Drei.'].map((message) => notice(message, 'Text')),
    ...['Eins.', 'Zwei.'].map((message) => notice(message, 'Fusszeile')),
    ...['Vier.', 'Vier.', 'Fünf.'].map((message) => notice(message)),
  ]);
  expect(all.map(({ message }) => message)).toEqual([
    'Eins. So ist es an 3 Stellen.',
    ...['Eins.', 'Zwei.'],
    ...['Vier. So ist es an 2 Stellen.', 'Fünf.'],
  ]);
});

const fields = { campLine: 'free', items: { text: 'value' }, title: 'value' } as const;
const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
const p = (...runs: readonly string[]) => `<w:p>${runs.join('')}</w:p>`;

/** The packing list with a body of its own. */
async function withBody(...paragraphs: readonly string[]) {
  return withPart(fixture('eine Liste'), 'word/document.xml', (xml) =>
    xml.replace(/<w:body>.*<w:sectPr>/s, `<w:body>${paragraphs.join('')}<w:sectPr>`),
  );
}

const link = (inner: string) => `<w:hyperlink w:anchor="x">${inner}</w:hyperlink>`;
const inserted = (inner: string) => `<w:ins w:id="1" w:author="Lea">${inner}</w:ins>`;
const control = (inner: string) => `<w:sdt><w:sdtContent>${inner}</w:sdtContent></w:sdt>`;
const cell = (text: string) => `<w:tc><w:tcPr/>${p(run(text))}</w:tc>`;
const table = (...rows: readonly (readonly string[])[]) => {
  const filled = rows.map((texts) => `<w:tr>${texts.map(cell).join('')}</w:tr>`);
  return `<w:tbl><w:tblPr/><w:tblGrid/>${filled.join('')}</w:tbl>${p()}`;
};
const broken = (text: string) => `<w:p><w:pPr><w:sectPr/></w:pPr>${run(text)}</w:p>`;
const equation = (text: string) =>
  p(
    `<m:oMath xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"><m:r><m:t>${text}</m:t></m:r></m:oMath>`,
  );
/** Paragraphs as somebody types them. */
const typed = (texts: string) =>
  texts
    .split(' ¶ ')
    .map((text) => p(run(text)))
    .join('');

/** Everything that is said of a body, as ids with the number of the paragraph. */
async function saidOf(body: string, known: Fields = fields): Promise<string[]> {
  const { problems, notices } = await checkTemplate(await withBody(body), known);
  const all = [...problems, ...notices].filter(({ id }) => id !== 'unused-field');
  return all.map(({ id, place }) => (place ? `${id} ${place.paragraph}` : id));
}

// The cause is said where it is, and not what follows from it.
test.each([
  ['{#items ¶ {text} ¶ {/items}', ['unclosed-tag 0']],
  ['{#it ¶ ems} ¶ {text} ¶ {/items}', ['loose-brace 0']],
  ['Title} und {title', ['unopened-tag 0', 'unclosed-tag 0']],
  ['{#item} ¶ {text} ¶ {/items}', ['unknown-tag 0']],
  ['{#items} ¶ {text} ¶ {/item} ¶ {#items} ¶ {text} ¶ {/items}', ['wrong-end 2']],
  ['{#items} ¶ {#title} ¶ {/items} ¶ {/title}', ['wrong-end 2']],
  ['{#items} ¶ {#items} ¶ {text} ¶ {/items}', ['unclosed-loop 0']],
  ['{#items} ¶ {/title} ¶ {text} ¶ {/items}', ['unopened-loop 1']],
  ['{title} ¶ {/}', ['unopened-loop 1']],
  ['{title} ¶ Schluss title} da', ['unopened-tag 1']],
  ['{title} ¶ hier {titl und', ['unclosed-tag 1']],
  ['{#items} ¶ {text} ¶ {/items} ¶ Ende ¶ {/items}', ['unopened-loop 4']],
  ['{#title}a{/title} ¶ b {#title} c', ['unclosed-loop 1']],
  ['{title}{#items}{text}{/items}', ['glued-loop 0']],
  ['{#items}{text}, {/items}', []],
  ['{#items} {text}{/items}', []],
  ['{#items}{text}{#text}, {/text}{/items}', []],
])('somebody types %s', async (texts, said) => {
  expect(await saidOf(typed(texts))).toEqual(said);
});

const withCondition = { ...fields, hasItems: 'condition' } as const;

test.each([
  [
    'half a loop in a tracked change',
    p(inserted(run('{#items}')), run('{text}{/items}')),
    ['split-section 0', 'tracked-changes'],
  ],
  ['half a loop in a link', p(link(run('{#items}')), run('{text}{/items}')), ['split-section 0']],
  [
    'half a loop in a control',
    control(typed('{#items} ¶ {text}')) + typed('{/items}'),
    ['split-section 0'],
  ],
  ['a loop over two rows', table(['{#items}{text}'], ['und{/items}']), []],
  ['a row with a cell for each tag', table(['{#items}', '{text}', '{/items}']), ['empty-row 0']],
  ['a row to write in', table(['{#items}', '{/items}']), []],
  ['a cell to write in', table(['{#items}{text}', '{/items}']), []],
  ['an amount to write in', table(['{#items}{text}', 'Anzahl{/items}']), []],
  [
    'a line for each turn',
    p(run('{title}{#items}{text}'), '<w:r><w:br/></w:r>', run('{/items}')),
    [],
  ],
  [
    'a section in a condition',
    typed('{#hasItems}') + broken('a') + typed('{title} ¶ {/hasItems}'),
    [],
  ],
  [
    'a section on lines',
    broken('{#hasItems}') + typed('{title}') + broken('{/hasItems}') + typed('{title}'),
    [],
  ],
  [
    'a section in a loop',
    typed('{#items}') + broken('{text}') + typed('{/items}'),
    ['section-break-inside 1'],
  ],
  [
    'a look set between spaces',
    p('<w:r>\n<w:rPr><w:b/></w:rPr><w:t>{title}</w:t></w:r>'),
    ['direct-look 0'],
  ],
  ['half a tag in an equation', equation('{a'), ['unclosed-tag']],
  ['an unknown tag in an equation', equation('{a}'), ['unknown-tag']],
])('%s', async (_name, body, said) => {
  expect(await saidOf(body, withCondition)).toEqual(said);
  if (!said[0]?.startsWith('split')) return;
  const template = await withBody(body);
  expect(() => fillTemplate(template, { items: [{}, {}] }, fields)).toThrow(TemplateError);
});

test('a section break on the line of an inner loop stands in the outer one', async () => {
  const body = typed('{#groups}') + broken('{#items}') + typed('{text} ¶ {/items} ¶ {/groups}');
  const nested = { campLine: 'free', groups: { items: { text: 'value' } } } as const;
  expect((await checkTemplate(await withBody(body), nested)).problems).toMatchObject([
    { id: 'section-break-inside', message: expect.stringContaining('{#groups}') },
  ]);
});

test('beside a problem notices are said, but not the field that is misspelt', async () => {
  const noticesOf = async (name: string) =>
    (await check('packliste', fixture(`broken/packliste/${name}`))).notices.map(({ id }) => id);
  expect(await noticesOf('Feld halb zum Löschen vorgemerkt')).toEqual(['tracked-changes']);
  expect(await noticesOf('Tippfehler an sechs Stellen')).toEqual([]);
});

test('every template given to another generator is named, or works there', async () => {
  for (const { slug, name } of generatorEntries) {
    const template = await templateBytes(slug);
    for (const other of generatorEntries.filter((entry) => entry.slug !== slug)) {
      const { problems } = await check(other.slug, template);
      if (problems.length === 0) continue;
      expect(problems, other.slug).toMatchObject([
        { id: 'other-template', message: expect.stringContaining(`«${name}»`) },
      ]);
    }
  }
});

test.each([
  ['{#items}{te}, {/items}', 'Meintest du {text}?'],
  ['{te}', 'Meintest du {text}?'],
  ['{tabc}', 'Lösche es oder schreibe eines'],
])('a name is meant that is two letters away, and none that is three: %s', async (tags, said) => {
  const { problems } = await checkTemplate(await withBody(p(run(tags))), fields);
  expect(problems).toMatchObject([{ id: 'unknown-tag', message: expect.stringContaining(said) }]);
});

test('a table of contents without fields is not said', async () => {
  const template = withPart(
    fixture('working/packliste/Inhaltsverzeichnis'),
    'word/document.xml',
    (xml) => xml.replace('{te<', '<').replace('>xt}', '>'),
  );
  const { notices } = await check('packliste', template);
  expect(notices.map(({ id }) => id)).not.toContain('contents');
});

test.each(['Text {@title} hier', '{-w:p items}{text}{/items}'])(
  'a sign that only docxtemplater knows is refused in German: %s',
  async (text) => {
    const template = await withBody(p(run(text)));
    const { problems } = await checkTemplate(template, fields);
    expect(problems[0]?.message).toContain('hat hier keine Bedeutung');
    expect(() => fillTemplate(template, {}, fields)).toThrow(TemplateError);
  },
);

test('a property that is never filled may hold braces', async () => {
  const template = withPart(fixture('eine Liste'), 'docProps/core.xml', (xml) =>
    xml.replace(/(<cp:lastModifiedBy>).*?</, '$1{Fuchs}<'),
  );
  expect((await check('packliste', template)).problems).toEqual([]);
});

describe('a package that others have written', () => {
  const small = fixture('eine Liste');
  function zipped(change: (zip: PizZip) => void, compression: 'STORE' | 'DEFLATE' = 'STORE') {
    const zip = new PizZip(small);
    change(zip);
    return new Uint8Array(zip.generate({ type: 'arraybuffer', compression }));
  }
  const image = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/image';
  const withTarget = (target: string, entry: string) =>
    withPart(
      zipped((zip) => zip.file(entry, 'x')),
      'word/_rels/document.xml.rels',
      (xml) =>
        xml.replace(
          '</Relationships>',
          `<Relationship Id="rId70" Type="${image}" Target="${target}"/></Relationships>`,
        ),
    );
  const megabytes = (count: number) => new Uint8Array(count * 1024 * 1024);
  const withLarge = (name: string, count: number) =>
    zipped((zip) => zip.file(name, megabytes(count)), 'DEFLATE');

  test.each([
    ['media/my%20image.png', 'word/media/my%20image.png'],
    ['media/my%20image.png', 'word/media/my image.png'],
    ['media/Image1.PNG', 'word/media/image1.png'],
    ['media\\i.png', 'word/media/i.png'],
    ['/word/media/i.png', 'word/media/i.png'],
    ['media/100%.png', 'word/media/100%.png'],
  ])('may name its parts as it likes: %s', async (target, entry) => {
    expect((await check('packliste', withTarget(target, entry))).problems).toEqual([]);
  });

  const utf16 = new Uint8Array([0xff, 0xfe, 0x3c, 0, 0x61, 0, 0x2f, 0, 0x3e, 0]);
  const commented = (length: number) => {
    const bytes = new Uint8Array([...small, ...Array<number>(length).fill(0x20)]);
    bytes[small.length - 2] = length;
    return bytes;
  };

  test.each([
    [
      'a foreign part in another encoding',
      () => zipped((zip) => zip.file('customXml/a.xml', utf16)),
    ],
    ['a comment of one byte at its end', () => commented(1)],
    ['a comment of two bytes at its end', () => commented(2)],
    ['a picture that is large when it is unpacked', () => withLarge('word/media/plan.bmp', 21)],
  ])('may carry %s', async (_name, make) => {
    expect((await check('packliste', make())).problems).toEqual([]);
  });

  const types = '[Content_Types].xml';
  const typed = (from: string, to: string) => () =>
    withPart(small, types, (xml) => xml.replace(from, to));
  const online = fixture('working/packliste/in Word im Browser gespeichert');
  const cut = (part: string) => () => withPart(online, part, (xml) => xml.slice(0, 100));
  const strict = (xml: string) =>
    xml.replace(/xmlns:w="[^"]*"/, 'xmlns:w="http://purl.oclc.org/ooxml/wordprocessingml/main"');
  // The size in the directory of the largest part becomes one megabyte.
  const lying = () => {
    const bytes = withLarge('customXml/large.xml', 90);
    const view = new DataView(bytes.buffer);
    for (let at = 0; at < bytes.length - 4; at += 1) {
      if (view.getUint32(at, true) === 90 * 1024 * 1024) view.setUint32(at, 1024 * 1024, true);
    }
    return bytes;
  };

  test.each([
    [
      'a template of Word',
      typed('document.main+xml', 'template.main+xml'),
      'other-format',
      '.dotx',
    ],
    [
      'one by its ending alone',
      typed('application/xml', 'application/template.main+xml'),
      'other-format',
      '.dotx',
    ],
    [
      'a file with macros',
      typed('document.main+xml', 'macroEnabled.main+xml'),
      'other-format',
      '.docm',
    ],
    ['damaged in its list of parts', cut(types), 'no-docx', 'beschädigt'],
    ['damaged where it points at its text', cut('_rels/.rels'), 'no-docx', 'beschädigt'],
    [
      'in the strict format',
      () => withPart(withPart(small, 'word/document.xml', strict), 'word/footer1.xml', strict),
      'other-format',
      'Strict Open XML',
    ],
    ['over 20 MB', () => megabytes(21), 'too-large', 'zu gross'],
    [
      'over 100 MB unpacked, says its directory',
      () => withLarge('customXml/large.xml', 101),
      'too-large',
      'zu gross',
    ],
    ['unpacked to more than its directory says', lying, 'too-large', 'zu gross'],
  ])('is refused when it is %s', async (_name, make, id, named) => {
    expect((await check('packliste', make())).problems).toMatchObject([
      { id, message: expect.stringContaining(named) },
    ]);
  });
});
