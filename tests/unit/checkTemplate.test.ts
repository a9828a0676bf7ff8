import PizZip from 'pizzip';
import { describe, expect, test } from 'vitest';
import { generatorEntries, loadOtherTemplates } from '../../src/catalog';
import { trialData } from '../../src/document/check/trialData';
import { checkTemplate } from '../../src/document/checkTemplate';
import { openTemplate } from '../../src/document/openTemplate';
import { checkSentences } from '../../src/document/sentences/check';
import { openingSentences } from '../../src/document/sentences/opening';
import { TemplateError } from '../../src/document/templateError';
import { documentMaker, documentOf, generatorOf } from '../support/documentOf';
import { fixture, fixtureNames, sampleInput, templateBytes } from '../support/files';
import { fillTemplate } from '../support/fillTemplate';
import {
  controlLine,
  type Paragraph,
  paragraphsOf,
  partOf,
  replaced,
  withPart,
} from '../support/readDocx';
import { rowsOf } from '../support/table';
import { withTyped } from '../support/typed';

async function check(slug: string, bytes: Uint8Array) {
  const { fields, extras } = await generatorOf(slug);
  const others = await loadOtherTemplates(slug);
  return checkTemplate(bytes, fields, others, extras, await templateBytes(slug));
}

/** What the typical input prints; whatever else may be entered is filled in as well. */
async function filledTypically(slug: string, template: Uint8Array): Promise<Paragraph[]> {
  const { fields } = await generatorOf(slug);
  const { fill } = openTemplate(template, fields);
  fill({});
  fill(trialData(fields, Boolean, () => 'Text\nund mehr').data);
  const make = await documentMaker(slug, template);
  for (const name of ['leer', 'alles']) make(await sampleInput(slug, name));
  return paragraphsOf(make(await sampleInput(slug, 'typisch')));
}

const originals = new Map(
  await Promise.all(
    generatorEntries.map(async ({ slug }) => {
      const paragraphs = await filledTypically(slug, await templateBytes(slug));
      return [slug as string, paragraphs] as const;
    }),
  ),
);

const textsOf = (paragraphs: readonly Paragraph[]) =>
  paragraphs.map(({ text }) => text).filter((text) => text !== '');

/** Every word, wherever it stands. */
const wordsOf = (paragraphs: readonly Paragraph[]) =>
  textsOf(paragraphs).join(' ').split(/\s+/).filter(Boolean).sort();

// Each accident: its file, the ids of the problems, and what the first sentence must name.
const accidents = rowsOf(`
packliste/Klammer nicht geschlossen | unclosed-tag | «{text»
packliste/Klammer nicht geöffnet | unopened-tag | «text}»
lagerpakt/öffnende Klammer doppelt | wrong-brackets | Schreibe {text}
lagerpakt/schliessende Klammer doppelt | wrong-brackets | Schreibe {text}
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
regeln-fuer-leitende/Bruchstrich statt Schrägstrich | odd-sign | Tippe {/items} neu
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
packliste/Klammern wie in anderen Programmen | wrong-brackets wrong-brackets wrong-brackets | Schreibe {#items}
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
packliste/erfundene Schleife | unknown-loop | kopiere beide von der Seite
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
packliste/ohne Felder | no-fields | wähle sie bei «Euer Briefkopf»
packliste/Seriendruckfeld | no-fields | in geschweiften Klammern
lagerpakt/Formatvorlagen fehlen | dangling-relationship | word/styles.xml
lagerpakt/Formatvorlagen abgeschnitten | malformed-part | word/styles.xml
lagerpakt/Liste der Inhalte fehlt | missing-part | [Content_Types].xml
lagerpakt/Text ohne Inhalt | malformed-part | word/document.xml
`);

const ownSentences = openingSentences + checkSentences;

// What a sentence says when a word of it is missing, and how docxtemplater explains its errors.
const notASentence = /undefined|null|NaN|\[object|\b(the|tag|loop|unclosed|unopened)\b/i;

// Word shows it, or filling does not reach it: opening does not look for these.
const ofTheCheckAlone = [
  ...['loose-brace', 'section-break-inside', 'unreachable-tag'],
  ...['bound-control', 'condition-over-cells', 'split-section', 'no-fields'],
];

describe('an accident in a template', () => {
  test.each(accidents)('%s is said', async (file, ids, named) => {
    const [slug = ''] = file.split('/');
    const template = fixture(`broken/${file}`);
    const { problems } = await check(slug, template);
    expect(problems.map(({ id }) => id).join(' ')).toBe(ids);
    if (problems.some(({ id }) => !ofTheCheckAlone.includes(id))) {
      const { fields } = await generatorOf(slug);
      expect(() => openTemplate(template, fields)).toThrow(TemplateError);
    }
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
packliste/Textfeld nur mit der Liste | twice fixed-height | other | in gewöhnliche Absätze
packliste/Textfeld in der Schleife | twice floating-in-loop fixed-height | other
packliste/Inhaltssteuerelement in der Schleife | | same
packliste/Anfang der Schleife vor dem Text | shared-line | same
packliste/Ende der Schleife hinter dem Text | | same
packliste/Anfang der Schleife hinter der Überschrift | | other
packliste/Text hinter dem Ende der Schleife | shared-line | other
packliste/zwei Anfänge in einem Absatz | | same
packliste/Titel der Gruppe beim Anfang | shared-line shared-line | other
packliste/Ende des Verzeichnisses auf der Steuerzeile | | other
packliste/Schleife in einem Absatz | glued-loop | other
packliste/Steuerfelder in eigenen Tabellenzeilen | empty-row | same | Tabellenzeile
packliste/Steuerzeile auf neuer Seite | lost-page-break | same
packliste/Kommentar am Titel | comments | same | steht ein Kommentar von Lea
packliste/nachverfolgte Änderung am Titel | tracked-changes | same | eine nachverfolgte Änderung von Nils
packliste/nachverfolgte Farbe am Text | direct-look tracked-changes | same
packliste/Name in den Eigenschaften | names | same | steht Lea Muster
packliste/verknüpftes Bild | active | same | file:///C:/Users/lea/Bilder/logo.png
packliste/angefügte Word-Vorlage | | same
packliste/Link auf eine Datei | active | other | Lager.xlsx
packliste/Link auf eine Seite | | other
packliste/Feldfunktion, die etwas holt | active | other
packliste/eingebettetes Objekt | active | same
packliste/eingefügtes Dokument | active | same
packliste/Makros unter anderem Typ | active | same
packliste/Eintrag ausserhalb des Ordners | | same
packliste/Feld als ausgeblendeter Text | | same
packliste/Tabellenzeile nur mit einem Ort | | same
packliste/Liste nur zum Abhaken | missing-by-option | same
packliste/Tabellenzeile mit fester Höhe | fixed-height | same
packliste/Textfeld, das wächst | | other
packliste/Linie auf der Steuerzeile | | same
packliste/Fussnote auf der Steuerzeile | | same
packliste/schwebende Tabelle in der Schleife | | other
packliste/schwebendes Textfeld in der Schleife | floating-in-loop | other
packliste/Tabelle je Gruppe | glued-loop meeting-tables | other
packliste/Tabelle nach Tabelle | missing-by-option meeting-tables | same
packliste/zwei Enden in einer Tabellenzeile | repeated-head empty-row empty-row | other
packliste/Nachverfolgung eingeschaltet | tracking | same
packliste/Schreibschutz empfohlen | protected | same
packliste/als abgeschlossen markiert | protected | same
packliste/digital signiert | | same
packliste/Feld in der Formatvorlage Steuerzeile | shared-line control-look | same
packliste/Seriendruckfeld neben Feldern | merge-field | other
packliste/als Seriendruck eingerichtet | | same
packliste/vor Änderungen geschützt | protected | same
packliste/grosses Bild | large-picture | same | 1,2 MB
packliste/Titel einer anderen Vorlage | other-title | other | «Lagerpakt»
packliste/Inhaltsverzeichnis | contents | other
packliste/unbenutzte Formatvorlage fehlt | | same
packliste/benutzte Formatvorlage fehlt | | same
packliste/in Word im Browser gespeichert | | same
packliste/Aussehen an vielen Stellen direkt gesetzt | twice direct-look | other
packliste/Aussehen direkt gesetzt | direct-look | same
packliste/Feld in nachverfolgter Einfügung | tracked-changes tracking | same
packliste/Feld zum Löschen vorgemerkt | unused-field tracked-changes tracking | other
packliste/Tabelle in einer Zeile mit fester Höhe | fixed-height | other
packliste/Tabelle mit fester Höhe neben der Liste | | other
regeln-fuer-leitende/Steuerzeilen in den Zellen einer Zeile | empty-row | other
lagerpakt/Seitenumbruch am Ende jeder Gruppe | always page-break-in-loop | same
regeln-fuer-leitende/ausgeblendet durch eine Zeichenformatvorlage | | same
packliste/Felder beim Öffnen aktualisieren | update-fields | same
packliste/nachverfolgte Zellbreite | tracked-changes | same
packliste/Kopfzeile mit dem Titel der Gruppe | | same
allgemeines-sicherheitskonzept/Stichwortverzeichnis | contents | other
lagerpakt/Feld fehlt | unused-field | other
lagerpakt/typografische Anführungszeichen | | other
allgemeines-sicherheitskonzept/Feld in der Kopfzeile | | same
allgemeines-sicherheitskonzept/Feld im Textfeld | fixed-height | other
`);

const ofOlderFiles = ['unused-field', 'unknown-option', 'always'];

describe('what people and word processors leave in a template', () => {
  // What a fixture leaves out may be younger than the fixture: its row says where that is the point.
  const seen = (notices: readonly { id: string }[], expected: string) =>
    notices
      .map(({ id }) => id)
      .filter((id) => !ofOlderFiles.includes(id) || expected.includes(id))
      .join(' ');

  test.each(noises)('%s works', async (file, ids, text, named) => {
    const [slug = ''] = file.split('/');
    const template = fixture(`working/${file}`);
    const { problems, notices } = await check(slug, template);
    expect(problems).toEqual([]);
    expect(seen(notices, ids)).toBe(ids);
    expect(notices.map(({ message }) => message).join()).toContain(named);
    const filled = wordsOf(await filledTypically(slug, template));
    if (text === 'same')
      expect(wordsOf(originals.get(slug) ?? [])).toEqual(expect.arrayContaining(filled));
    else expect(filled).not.toEqual(wordsOf(originals.get(slug) ?? []));
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
        expect([readable, problems, seen(notices, '')], slug).toEqual([true, [], '']);
        const filled = wordsOf(await filledTypically(slug, template));
        // These were made before templates said anything of the camp, and numbers in a table.
        const withoutCamp = (originals.get(slug) ?? []).filter(({ style }) => style !== 'Subtitle');
        expect(wordsOf(withoutCamp), slug).toEqual(expect.arrayContaining(filled));
      }
    },
  );

  const typicalOf = async (name: string) => {
    const input = await sampleInput('packliste', 'typisch');
    return documentOf('packliste', input, fixture(`working/packliste/${name}`));
  };

  test('who has worked at the file reaches nobody', async () => {
    const name = 'nachverfolgte Zellbreite';
    expect(partOf(fixture(`working/packliste/${name}`), 'word/people.xml')).not.toBe('');
    const filled = await typicalOf(name);
    expect(partOf(filled, 'word/people.xml')).toBe('');
    expect(partOf(filled, 'word/_rels/document.xml.rels')).not.toContain('people');
  });

  test('what Word copies from a heading of a loop is left to Word', async () => {
    const xml = partOf(await typicalOf('Kopfzeile mit dem Titel der Gruppe'), 'word/header9.xml');
    expect(xml).toContain('STYLEREF');
    expect(xml).not.toContain('title');
  });
});

describe('what the template leaves out of the document', () => {
  async function noticesOf(slug: string, rewrite: (xml: string) => string) {
    const template = withPart(await templateBytes(slug), 'word/document.xml', rewrite);
    const { problems, notices } = await check(slug, template);
    expect(problems).toEqual([]);
    // Some of these type a field into a control line.
    return notices.filter(({ id }) => id !== 'control-look');
  }

  const missing = (names: string) => ({
    id: 'unused-field',
    message: `Diese Angaben fehlen im Dokument, weil sie in der Vorlage nirgends stehen: ${names}. Lässt du sie absichtlich weg, ist das in Ordnung.`,
  });

  const without = (start: string, end: string) => (xml: string) =>
    xml.replace(new RegExp(`${controlLine(start)}.*?${controlLine(end)}`, 'gs'), '<w:p/>');

  test('is a list that is not used, not the condition around it', async () => {
    const rewrite = without('{#hasMainLeaders}', '{/hasMainLeaders}');
    const notices = await noticesOf('allgemeines-sicherheitskonzept', rewrite);
    expect(notices).toEqual([missing('{mainLeaders}')]);
  });

  const secondCell = (xml: string) => {
    const cell = xml.match(/<w:tc>.*?<\/w:tc>/gs)?.[1] ?? '';
    return xml.replace(cell, '');
  };
  const renamed = (from: string, to: string) => (xml: string) => xml.replaceAll(from, to);

  test.each([
    ['packliste', renamed('rightGroups', 'leftGroups'), undefined],
    ['packliste', secondCell, renamed('leftGroups', 'groups')],
    ['regeln-fuer-tns', secondCell, renamed('leftGroups', 'groups')],
    ['pflichtenheft', secondCell, renamed('leftColumn}', '}')],
  ])('is one of two columns, and what is advised helps: %s', async (slug, lose, mend) => {
    const notices = await noticesOf(slug, lose);
    expect(notices.map(({ id }) => id)).toEqual(['half']);
    if (!mend) return;
    const bare = [controlLine('{#}'), controlLine('{/}')];
    const mended = (xml: string) =>
      bare.reduce((all, line) => all.replace(line, ''), mend(lose(xml)));
    expect(await noticesOf(slug, mended)).toEqual([]);
  });

  test.each([
    ['twice', 'regeln-fuer-tns', /\{[#^/]headings\}/g],
    ['twice', 'aufgaben-tageschef', /\{[#^/]boxes\}/g],
    ['twice', 'packliste', /\{[#^/]return\}/g],
  ])('is not what always stands there %s: %s', async (id, slug, tags) => {
    const lines = new RegExp(`<w:p>(?:(?!</w:p>).)*?${tags.source}.*?</w:p>`, 'gs');
    const notices = await noticesOf(slug, (xml) => xml.replace(lines, ''));
    expect(notices.map((notice) => notice.id)).toEqual([id, 'unknown-option']);
  });

  const [start, end] = ['{#header}', '{/header}'].map(controlLine) as [string, string];
  const onItsSide =
    '<w:p><w:pPr><w:sectPr><w:pgSz w:w="16838" w:h="11906"/></w:sectPr></w:pPr></w:p>';

  const asCover = '<w:p><w:pPr><w:sectPr><w:titlePg/></w:sectPr></w:pPr></w:p>';

  test.each([
    [onItsSide + end, ['lost-page']],
    [asCover + end, ['lost-page']],
    [end + onItsSide, []],
    [`${onItsSide}${start}${onItsSide}${end}`, ['always']],
  ])('is not the kind of page before a condition: %#', async (lines, ids) => {
    const rewrite = (xml: string) => {
      // As Word does where it ends a section.
      const references = xml.match(/<w:(?:header|footer)Reference [^>]*>/g)?.join('');
      return xml
        .replace(lines.includes(start) ? start : '', '')
        .replace(end, lines.replaceAll('<w:sectPr>', `<w:sectPr>${references}`));
    };
    const notices = await noticesOf('aufgaben-tageschef', rewrite);
    expect(notices.map(({ id }) => id)).toEqual(ids);
  });

  test('is not a label that comes with each person', async () => {
    const [has, list, end] = ['{#hasKitchenTeam}', '{#kitchenTeam}', '{/hasKitchenTeam}'].map(
      controlLine,
    ) as [string, string, string];
    const notices = await noticesOf('allgemeines-sicherheitskonzept', (xml) =>
      xml.replace(list, '').replace(has, list).replace(end, ''),
    );
    expect(notices).toEqual([]);
  });

  test('is what is there for each of two wishes and not for both', async () => {
    const large = /<w:p><w:pPr><w:pStyle w:val="CheckBoxLarge"\/>.*?<\/w:p>/s;
    const notices = await noticesOf('aufgaben-tageschef', (xml) => xml.replace(large, ''));
    expect(notices).toMatchObject([
      { message: expect.stringMatching(/^Mit allen Wünschen fehlen/) },
    ]);
  });

  test('is not the number of an entry in its group', async () => {
    const template = await templateBytes('todo-liste');
    const list = '<w:numPr><w:numId w:val="77"/></w:numPr>';
    const numbered = withPart(
      withPart(template, 'word/document.xml', (xml) =>
        xml.replaceAll('<w:pStyle w:val="ListBullet"/>', `$&${list}`),
      ),
      'word/numbering.xml',
      (xml) =>
        xml
          .replace(
            '<w:num ',
            '<w:abstractNum w:abstractNumId="77"><w:lvl><w:numFmt w:val="decimal"/></w:lvl></w:abstractNum>$&',
          )
          .replace('</w:numbering>', '<w:num w:numId="77"><w:abstractNumId w:val="77"/></w:num>$&'),
    );
    expect((await check('todo-liste', numbered)).notices.map(({ id }) => id)).toEqual([
      'counts-on',
      'counts-on',
    ]);
    const inner = withPart(numbered, 'word/document.xml', (xml) =>
      xml.replaceAll('<w:numPr>', '<w:numPr><w:ilvl w:val="1"/>'),
    );
    expect((await check('todo-liste', inner)).notices).toEqual([]);
  });

  // What is replaced by what, and what is missing then.
  test.each(
    rowsOf(`
allgemeines-sicherheitskonzept | {dates} = {startDate} bis {endDate}
allgemeines-sicherheitskonzept | {dates} = ab {startDate} | {endDate}
allgemeines-sicherheitskonzept | {dates} = bald | {dates}
allgemeines-sicherheitskonzept | {unit} = {name} ({departement}), {location}
allgemeines-sicherheitskonzept | {unit} = {name} | {departement} in {#units}, {location} in {#units}
allgemeines-sicherheitskonzept | {unit} = Einheit | {unit} in {#units}
allgemeines-sicherheitskonzept | {activity} = {date} {name}
allgemeines-sicherheitskonzept | >{campType}< = >{#campType}{campType}{/campType}<
allgemeines-sicherheitskonzept | >{campType}< = >ja< | {campType}
regeln-im-leitungsteam | {text} = Punkt | {text} in {#items}
regeln-im-leitungsteam | {text} = {number}. | {text} in {#items}
regeln-im-leitungsteam | {#items} = {#groups}¶{title}: ¶{#items} & {/items} = {/items}¶{/groups}
todo-liste | {title} = {date} {words} & {text} = . | {text} in {#tasks} in {#deadlines}
`),
  )('is known by the whole and by its parts: %s, %s', async (slug, changes, names) => {
    const rewrite = (xml: string) =>
      changes.split(' & ').reduce((all, change) => {
        const [field = '', instead = ''] = change.split(' = ');
        return all.replaceAll(field, instead.replaceAll('¶', '</w:t></w:r></w:p><w:p><w:r><w:t>'));
      }, xml);
    expect(await noticesOf(slug, rewrite)).toEqual(names ? [missing(names)] : []);
  });

  const [otherwise, endOf] = ['{^headings}', '{/headings}'].map(controlLine) as [string, string];
  const flat = `${otherwise}${['{#items}', '{text}', '{/items}'].map(controlLine).join('')}${endOf}`;

  test.each([
    ['Ohne Wünsche', (xml: string) => xml.replace('<w:sectPr', `${flat}<w:sectPr`)],
    ['Mit «Mit Zwischentiteln»', (xml: string) => xml.replace(otherwise, '').replace(endOf, '')],
  ])('is not what it prints twice: %s', async (how, rewrite) => {
    const notices = await noticesOf('packliste', rewrite);
    const said = `${how} steht doppelt im Dokument: {text} in {#items}.`;
    expect(notices).toMatchObject([{ message: expect.stringContaining(said) }]);
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

const fields = {
  campLine: 'free',
  groups: { items: { text: 'value' } },
  items: { text: 'value' },
  title: 'value',
  hasItems: 'condition',
} as const;

// Everything that is said, as ids with the number of the paragraph: the cause, and not what follows from it.
test.each(
  rowsOf(`
{#items ¶ {text} ¶ {/items} | unclosed-tag 0
{#it ¶ ems} ¶ {text} ¶ {/items} | loose-brace 0
Title} und {title | unopened-tag 0, unclosed-tag 0
{#item} ¶ {text} ¶ {/items} | unknown-tag 0
{#items} ¶ {text} ¶ {/item} ¶ {#items} ¶ {text} ¶ {/items} | wrong-end 2
{#items} ¶ {#title} ¶ {/items} ¶ {/title} | wrong-end 2
{#items} ¶ {#items} ¶ {text} ¶ {/items} | unclosed-loop 0
{#items} ¶ {/title} ¶ {text} ¶ {/items} | unopened-loop 1
{title} ¶ {/} | unopened-loop 1
[[title]] und (#items) (Titel) | wrong-brackets 0, wrong-brackets 0
{title} ¶ Schluss title} da | unopened-tag 1
{title} ¶ hier {titl und | unclosed-tag 1
{#items} ¶ {text} ¶ {/items} ¶ Ende ¶ {/items} | unopened-loop 4
{#title}a{/title} ¶ b {#title} c | unclosed-loop 1
{title}{#items}{text}{/items} | glued-loop 0
{#items}{text}, {/items}
{#items} {text}{/items}
{#items}{text}{#text}, {/text}{/items}
<ins>{#items}</ins>{text}{/items} | split-section 0, tracked-changes
<link>{#items}</link>{text}{/items} | split-section 0
control: {#items} ; {text} ¶ {/items} | split-section 0
customXml: {#items} ¶ {text}{/items} | split-section 0
tracked: {#items} ¶ {text}{/items} | split-section 0
table: {#items}{text} / und{/items}
table: {#items} ; {text} ; {/items} | empty-row 0
table: {#items} ; {/items}
table: {#items}{#hasItems}☐{/hasItems} ; {text}{/items}
table: {#items}{text} ; {/items}
table: {#items}{text} ; Anzahl{/items}
{title}{#items}{text}<br>{/items}
{#hasItems} ¶ <section>a ¶ {title} ¶ {/hasItems}
<section>{#hasItems} ¶ {title} ¶ <section>{/hasItems} ¶ {title}
{#items} ¶ <section>{text} ¶ {/items} | section-break-inside 1
bold: {title} | direct-look 0
centred: {title}
equation: {a | unclosed-tag
equation: {a} | unknown-tag
`),
)('somebody types %s', async (texts, said) => {
  const template = withTyped(texts);
  const { problems, notices } = await checkTemplate(template, fields);
  const all = [...problems, ...notices].filter(({ id }) => id !== 'unused-field');
  expect(all.map(({ id, place }) => (place ? `${id} ${place.paragraph}` : id)).join(', ')).toBe(
    said,
  );
  if (!said.startsWith('split')) return;
  expect(() => fillTemplate(template, { items: [{}, {}] }, fields)).toThrow(TemplateError);
});

test.each([
  [600_000, ''],
  [300_000, 'fixed-height'],
])('a box of %i units is a banner, or too low for a text', async (height, ids) => {
  const ext = `<a:ext xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" cy="${height}"/>`;
  const wps = 'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"';
  const line = '<w:p><w:r><w:t>{title}</w:t></w:r></w:p>';
  const box = `<w:p><w:r><w:drawing><wps:wsp ${wps}>${ext}<w:txbxContent>${line}</w:txbxContent></wps:wsp></w:drawing></w:r></w:p>`;
  const template = withPart(withTyped('a box'), 'word/document.xml', (xml) =>
    xml.replace('<w:p><w:r><w:t xml:space="preserve">a box</w:t></w:r></w:p>', box),
  );
  const { notices } = await checkTemplate(template, fields);
  const said = notices.map(({ id }) => id).filter((id) => id !== 'unused-field');
  expect(said.join(' ')).toBe(ids);
});

const evenPages = ['word/settings.xml', '<w:compat>', '<w:evenAndOddHeaders/><w:compat>'] as const;

test.each([
  [
    'regeln-fuer-leitende',
    [evenPages],
    'Auf den geraden Seiten',
    '«Regeln für Leitende …», {campLine}, {madeOn}',
  ],
  ['lagerpakt', [['word/footer2.xml', '{madeOn}', '']], 'Auf der ersten Seite', '{madeOn}'],
  ['packliste', [['word/footer1.xml', 'Packliste', 'Liste']], 'Auf den Seiten', '«Packliste …»'],
  // The title, moved above the pages that follow.
  [
    'gelaendespiel',
    [
      ['word/document.xml', 'Geländespiel', ''],
      ['word/footer1.xml', '<w:p>', '<w:p><w:r><w:t>Geländespiel</w:t></w:r></w:p>$&'],
    ],
    'Auf der ersten Seite',
    '«Geländespiel»',
  ],
  [
    'allgemeines-sicherheitskonzept',
    [['word/header2.xml', /144 [^<]*/, '']],
    'Auf den Seiten von Abschnitt 2',
    '«144 Ambulanz · 1414 Rega · 117 Polizei · 118 Feuerwehr»',
  ],
] as const)(
  'what is on all pages of the original is missed: %s',
  async (slug, edits, where, what) => {
    let template = await templateBytes(slug);
    for (const [path, from, to] of edits) template = replaced(template, path, from, to);
    const { notices } = await check(slug, template);
    expect(notices).toMatchObject([
      { id: 'not-on-page', message: expect.stringMatching(`^${where} fehlt, .*: ${what}\\. `) },
    ]);
  },
);

test('of the loops for a name, one that is there is meant', async () => {
  const loop = controlLine('{#leftGroups}');
  const template = replaced(
    await templateBytes('packliste'),
    'word/document.xml',
    loop,
    `${controlLine('{title}')}$&`,
  );
  expect((await check('packliste', template)).problems).toMatchObject([
    { id: 'wrong-loop', message: expect.stringContaining('nur zwischen {#leftGroups} und') },
  ]);
});

test('beside a problem notices are said, but not the field that is misspelt', async () => {
  const noticesOf = async (name: string) =>
    (await check('packliste', fixture(`broken/packliste/${name}`))).notices.map(({ id }) => id);
  expect(await noticesOf('Feld halb zum Löschen vorgemerkt')).toEqual(['tracked-changes']);
  expect(await noticesOf('Tippfehler an sechs Stellen')).toEqual([]);
});

test('a list that goes on only with a wish is missed without it', async () => {
  const turned = withPart(await templateBytes('todo-liste'), 'word/document.xml', (xml) =>
    xml.replaceAll('{^who}', '{#who}'),
  );
  const { notices } = await check('todo-liste', turned);
  expect(notices.map(({ id }) => id)).toContain('missing-by-option');
});

// A name is meant that is two letters away, and none that is three.
test.each(
  rowsOf(`
{#items}{te}, {/items} | unknown-tag | Meintest du {text}?
{te} | unknown-tag | Meintest du {text}?
{tabc} | unknown-tag | Lösche es oder kopiere eines
{ˆtitle} ¶ a ¶ {/title} | odd-sign | Tippe {^title} neu
{˄title} ¶ a ¶ {/title} | odd-sign | Tippe {^title} neu
{#if title} ¶ a ¶ {/if} | more-than-name | Schreibe {#title}.
{#if not title} ¶ a ¶ {/if} | more-than-name | Schreibe {^title}.
{#title=false} ¶ a ¶ {/title=false} | more-than-name | Schreibe {^title}.
Seite {page} von {pages} | page-number page-number | Die Seitenzahl macht Word selber
{Has items} | space-in-name | Schreibe {hasItems}
{{{title}}} | wrong-brackets | Schreibe {title}
{#title} ¶ a ¶ {else} ¶ b ¶ {/title} | else | {/title} und darunter {^title}
{#title} ¶ {#hasItems} ¶ a ¶ {/title} ¶ {/hasItems} | wrong-end | Vertausche {/title} und {/hasItems}
{!title} ¶ a ¶ {/title} | odd-sign | Tippe {^title} neu
Text {@title} hier | unsupported-tag | hat hier keine Bedeutung
{-w:p items}{text}{/items} | unsupported-tag unopened-loop | hat hier keine Bedeutung
{#groups} ¶ <section>{#items} ¶ {text} ¶ {/items} ¶ {/groups} | section-break-inside | {#groups}
`),
)('is told of and not filled: %s', async (texts, ids, named) => {
  const template = withTyped(texts);
  const { problems } = await checkTemplate(template, fields);
  expect(problems.map(({ id }) => id).join(' ')).toBe(ids);
  expect(problems[0]?.message).toContain(named);
  if (ofTheCheckAlone.includes(ids)) return;
  expect(() => fillTemplate(template, {}, fields)).toThrow(TemplateError);
});

test('a field of a list has no place in a header', async () => {
  const broken = fixture('broken/aufgaben-tageschef/unbekanntes Feld in der Kopfzeile');
  const template = withPart(broken, 'word/header1.xml', (xml) => xml.replace('{gruppe}', '{text}'));
  const { problems } = await check('aufgaben-tageschef', template);
  expect(problems[0]?.message).toMatch(/^Kopfzeile: \{text\} gehört .* Lösche es\.$/);
});

test('a property that is never filled may hold braces', async () => {
  const template = withPart(fixture('eine Liste'), 'docProps/core.xml', (xml) =>
    xml.replace(/(<cp:lastModifiedBy>).*?</, '$1{Fuchs}<'),
  );
  expect((await check('packliste', template)).problems).toEqual([]);
});

describe('a package that others have written', () => {
  const small = fixture('eine Liste');
  const megabytes = (count: number) => new Uint8Array(count * 1024 * 1024);
  function withFile(name: string, content: string | Uint8Array) {
    const zip = new PizZip(small).file(name, content);
    const compression = content.length > 1000 ? 'DEFLATE' : 'STORE';
    return new Uint8Array(zip.generate({ type: 'arraybuffer', compression }));
  }
  const image = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/image';

  test.each(
    rowsOf(`
media/my%20image.png | word/media/my%20image.png
media/my%20image.png | word/media/my image.png
media/Image1.PNG | word/media/image1.png
media\\i.png | word/media/i.png
/word/media/i.png | word/media/i.png
media/100%.png | word/media/100%.png
`),
  )('may name its parts as it likes: %s', async (target, entry) => {
    const more = `<Relationship Id="rId70" Type="${image}" Target="${target}"/></Relationships>`;
    const template = withPart(withFile(entry, 'x'), 'word/_rels/document.xml.rels', (xml) =>
      xml.replace('</Relationships>', more),
    );
    expect((await check('packliste', template)).problems).toEqual([]);
  });

  const utf16 = new Uint8Array([0xff, 0xfe, 0x3c, 0, 0x61, 0, 0x2f, 0, 0x3e, 0]);
  const commented = (length: number) => {
    const bytes = new Uint8Array([...small, ...Array<number>(length).fill(0x20)]);
    bytes[small.length - 2] = length;
    return bytes;
  };

  test.each([
    ['a foreign part in another encoding', withFile('customXml/a.xml', utf16)],
    ['a comment of one byte at its end', commented(1)],
    ['a comment of two bytes at its end', commented(2)],
    ['a picture that is large when it is unpacked', withFile('word/media/a.bmp', megabytes(21))],
  ])('may carry %s', async (_name, template) => {
    expect((await check('packliste', template)).problems).toEqual([]);
  });

  const types = '[Content_Types].xml';
  const called = (from: string, to: string) =>
    withPart(small, types, (xml) => xml.replace(from, to));
  const online = fixture('working/packliste/in Word im Browser gespeichert');
  const cut = (part: string) => withPart(online, part, (xml) => xml.slice(0, 100));
  const strict = (docx: Uint8Array, part: string) =>
    withPart(docx, part, (xml) =>
      xml.replace(/xmlns:w="[^"]*"/, 'xmlns:w="http://purl.oclc.org/ooxml/wordprocessingml/main"'),
    );
  // A part whose size in the directory is another.
  const lying = (name: string, megabytesThere: number, megabytesSaid: number) => {
    const bytes = withFile(name, megabytes(megabytesThere));
    const view = new DataView(bytes.buffer);
    const [there, said] = [megabytesThere, megabytesSaid].map((count) => count * 1024 * 1024);
    for (let at = 0; at < bytes.length - 4; at += 1) {
      if (view.getUint32(at, true) === there) view.setUint32(at, said ?? 0, true);
    }
    return bytes;
  };
  const refused: Record<string, Uint8Array> = {
    'a template of Word': called('document.main+xml', 'template.main+xml'),
    'one by its ending alone': called('application/xml', 'application/template.main+xml'),
    'a file with macros': called('document.main+xml', 'macroEnabled.main+xml'),
    'damaged in its list of parts': cut(types),
    'damaged where it points at its text': cut('_rels/.rels'),
    'in the strict format': strict(strict(small, 'word/document.xml'), 'word/footer1.xml'),
    'over 20 MB': megabytes(21),
    'over 100 MB unpacked, says its directory': lying('word/media/a.bmp', 3, 101),
    'unpacked to more than its directory says': lying('customXml/large.xml', 3, 1),
  };

  test.each(
    rowsOf(`
a template of Word | other-format | .dotx
one by its ending alone | other-format | .dotx
a file with macros | other-format | .docm
damaged in its list of parts | no-docx | beschädigt
damaged where it points at its text | no-docx | beschädigt
in the strict format | other-format | Strict Open XML
over 20 MB | too-large | zu gross
over 100 MB unpacked, says its directory | too-large | zu gross
unpacked to more than its directory says | no-docx | beschädigt
`),
  )('is refused when it is %s', async (what, id, named) => {
    expect((await check('packliste', refused[what] ?? small)).problems).toMatchObject([
      { id, message: expect.stringContaining(named) },
    ]);
  });
});

// How somebody changes a template: → in one place, ⇒ in all. On the left, braces and ^ are text in a regular
// expression, and … is whatever stands between; [#items] is a control line, <p words> a paragraph with these words.
const withLines = (text: string) => text.replace(/\[(.*?)\]/g, (_, tag) => controlLine(`{${tag}}`));
const found = (text: string) =>
  withLines(text)
    .replace(/[{}^]/g, '\\$&')
    .replaceAll('…', '.*?')
    .replace(/<(p|tc|tr)\b(?: (.*?))?>/g, '<w:$1>(?:(?!</?w:$1>).)*?$2(?:(?!</?w:$1>).)*</w:$1>');
const written = (text: string) =>
  withLines(text)
    .replaceAll('<page>', '<w:p><w:r><w:br w:type="page"/></w:r></w:p>')
    .replace(/<p (.*?)>/g, '<w:p><w:r><w:t>$1</w:t></w:r></w:p>');

function changed(xml: string, change: string): string {
  const [from = '', arrow, to = ''] = change.split(/ ([→⇒]) ?/);
  const pattern = new RegExp(found(from), arrow === '⇒' ? 'gs' : 's');
  expect(xml).toMatch(pattern);
  return xml.replace(pattern, written(to));
}

// What somebody changed in an original, everything that is said of it, and what that names.
test.each(
  rowsOf(`
// A condition that was copied and not renamed; one of another part; one that is turned.
allgemeines-sicherheitskonzept | {#access}(…){/access} → {#medicines}$1{/medicines} | other-condition | Schreibe dort {#access} statt {#medicines}
allgemeines-sicherheitskonzept | hasRescue ⇒ hasUnits | other-condition | {#hasRescue}
allgemeines-sicherheitskonzept | {^isNumbers} ⇒ {#isNumbers} | other-condition | {checkboxText} steht zwischen {#isNumbers}
// A group that was copied, its condition alone renamed.
allgemeines-sicherheitskonzept | hasKitchenTeam ⇒ hasLeaderteam | other-condition | «Küche» steht zwischen {#hasLeaderteam} und {/hasLeaderteam}
// What is left of a text stands on a sheet that somebody must wish for.
allgemeines-sicherheitskonzept | [#emergencyPhone]…[/emergencyPhone] → | missing-by-option | {emergencyPhone}
// Of a wish, the texts that it had.
aufgaben-tageschef | <p CheckBox> ⇒ | missing-by-option | zwischen {^boxes} und {/boxes}: Setze sie auch zwischen {#boxes}
// Typed text, for each case another one.
lagerpakt | {^poster} → {#poster} | missing-by-option | «Folgende Regeln kommen
// A line for a signature in each turn.
lagerpakt | <tc>(?=<tc {/signatureRows}>) → | fewer-cells | in 2 von 3 Zellen
regeln-fuer-leitende | <tc>(?=<tc {/signatureRows}>) → | fewer-cells | in 2 von 3 Zellen
lagerpakt | {.signatureRows} ⇒ | fewer-cells | in 0 von 3 Zellen
// Lines to fill in that were pulled into a loop.
gelaendespiel | ([#header]…[/header])(<p>) → $2$1 | taken-in | «Spielfeld» steht hier zwischen {#groups} und {/groups}
// A sentence that was typed where the camp stands, and goes with it.
regeln-fuer-leitende | ([/campLine])(<p Für Leitende>) → $2$1 | taken-in | zwischen {#campLine} und {/campLine}
// The end of the section that has the numbers in its header.
allgemeines-sicherheitskonzept | [#emergencySheet]<p w:sectPr>…[/emergencySheet] → | missing-by-option | Mit «Notruf-Plakat zum Aufhängen anfügen» fehlen im Dokument: «144
// One of two columns in another look.
regeln-fuer-tns | ({#rightGroups}…)ListBullet → $1CheckBox | uneven | {#rightGroups}
// A point that was moved while changes were tracked.
regeln-fuer-leitende | (<w:pPr><w:pStyle w:val="PosterBullet"/></w:pPr>)(…)</w:p> → $1<w:moveFrom w:id="1" w:author="Lea">$2</w:moveFrom></w:p><w:p>$1<w:moveTo w:id="2" w:author="Lea">$2</w:moveTo></w:p> | tracked-changes | eine nachverfolgte Änderung von Lea
// A column, and a row for each colour.
regeln-fuer-tns | <tc {#rightGroups}> → $&$& | twice | Lösche die eine Stelle
todo-liste | <tr {#tasks}> ⇒ $&$& | twice | Lösche die eine Stelle
// A title of its own above the one that a wish brings.
gelaendespiel | [#groups] → $&<p {title}> | twice | Mit «Mit Zwischentiteln» steht doppelt im Dokument: {title}
// A wish that is turned, deleted, or without what it adds to each point.
gelaendespiel | {#headings} → {^headings} | missing-by-option unknown-option | Sie stehen zwischen {^headings}
allgemeines-sicherheitskonzept | [#emergencySheet]…[/emergencySheet] ⇒ | missing-by-option unknown-option | fehlen im Dokument: «144
packliste | [^boxes](…)[/boxes]…[#boxes]…[/boxes] ⇒ $1 | unknown-option | ({#boxes}), «Hin und zurück» ({#return})
// An end that slipped above what it should hold.
regeln-fuer-tns | (einverstanden…</w:p>)(<w:tbl>…)([/signatures]) → $1$3$2 | always | steht nicht mehr zwischen {#signatures} und {/signatures}
// A whole loop with line breaks in one paragraph.
regeln-fuer-tns | [#items](<w:p><w:pPr><w:pStyle w:val="ListBullet"/>…){text}(…)[/items] ⇒ $1{#items}</w:t><w:br/><w:t>{text}</w:t><w:br/><w:t>{/items}$2 | shared-line | Setze beide je in einen eigenen Absatz
// An entry in brackets that nobody may have typed.
gelaendespiel | {campLine} → Lager ({campName}) {campLine} | empty-brackets | Ist {campName} leer, bleibt davon «()» stehen.
// The opposite of a wish alone.
packliste | [#boxes]…[/boxes] ⇒ | missing-by-option unknown-option | Sie stehen zwischen {^boxes} und {/boxes}
// The title, pulled into what comes with the camp alone.
regeln-fuer-tns | (<p>)([#campLine]) → $2$1 | taken-in | «Regeln für TNs» steht hier zwischen {#campLine} und {/campLine}
// A sentence for one wish, turned; it stands a second time elsewhere.
lagerpakt | {#signatures} → {^signatures} | missing-by-option | fehlen im Dokument: «Das gilt in unserem Lager:»
// A sentence that is to come without a wish only.
packliste | [#return](<p Erstes>)[/return] → $1 | always | steht nicht mehr zwischen {#return} und {/return}
// The titles that a wish brings, and nothing else.
regeln-fuer-leitende | {title} → | unused-field | {title} in {#groups}
// An entry that comes where it is empty.
allgemeines-sicherheitskonzept | {#emergencyPhone} → {^emergencyPhone} | missing-by-option | zwischen {^emergencyPhone} und {/emergencyPhone}: Setze sie auch zwischen {#emergencyPhone}
// Signatures on a page of their own, that stays empty without them.
regeln-fuer-tns | [#signatures] → <page>$& | page-break-at-end | Vor {#signatures} steht ein Seitenumbruch
// One of two forms of a text; in the other, parts of it stand.
allgemeines-sicherheitskonzept | [^isNumbers]…[/isNumbers] → | missing-by-option | Ohne {#isNumbers} fehlen im Dokument: {phoneNumber} in {#items} in {#alarm}
// A wish of another list.
regeln-fuer-tns | <p {text}> → [#header]<p Name>[/header][^header]$&[/header] | foreign-wish | {#header} ist hier kein Wunsch
// People who were moved below the title of others.
allgemeines-sicherheitskonzept | [#hasMainLeaders]…([#mainLeaders]…)[/hasMainLeaders](…)([#leaderteam]) → $2$1$3 | taken-in | {person} in {#mainLeaders} steht hier zwischen {#hasLeaderteam}
// The left column in the place of the right one.
pflichtenheft | <tc>(<tc>) → $1$1 | half | «left» in die linke
aufgaben-tageschef | <p "GroupEnd">[/groups] → <page>$& | page-break-in-loop | Vor {/groups} steht ein Seitenumbruch
regeln-fuer-leitende | {text} → 1. {text} | typed-number | Schreibe dort {number}
// Above the row of the loop there is a head: it comes with each task.
todo-liste | <w:tr>(…){#tasks} ⇒ <w:tr><w:tc><p {#tasks}Aufgabe></w:tc></w:tr><w:tr>$1 | repeated-head | {#tasks}
// The title of a group, dragged above each of its points.
aufgaben-tageschef | ([#headings]…[/headings])([#items]) → $2$1 | taken-in | {title} in {#items} in {#groups} steht hier zwischen {#items} und {/items}
// A caption that no longer goes with its list.
allgemeines-sicherheitskonzept | [#hasCoaches](…)[/hasCoaches] → $1 | always | «Coaches» steht nicht mehr zwischen {#hasCoaches} und {/hasCoaches}
// A caption that stays where nobody typed what it announces.
allgemeines-sicherheitskonzept | [#houseShelter](…)[/houseShelter] → $1 | always | «Unterkunft nach dem Verlassen des Hauses: …» steht nicht mehr zwischen {#houseShelter}
// Two looks of the points that have become one.
regeln-im-leitungsteam | <w:pStyle w:val="PosterBullet(Large)?"/> ⇒ | unknown-option | «Zum Aufhängen» ({#poster})
// Three cells for signatures, merged into one.
lagerpakt | (?<={#signatureRows}.*)</w:tc><w:tc><w:tcPr>…</w:tcPr> ⇒ | shared-line | {#signatureRows} oder {/signatureRows} hat keinen Absatz für sich
`),
)('what somebody changed is told with its remedy: %s: %s', async (slug, change, ids, named) => {
  const template = withPart(await templateBytes(slug), 'word/document.xml', (xml) =>
    changed(xml, change),
  );
  const { problems, notices } = await check(slug, template);
  expect(problems).toEqual([]);
  const said = new Set(notices.map(({ id }) => id));
  expect([...said].join(' ')).toBe(ids);
  expect(notices[0]?.message).toContain(named);
});
