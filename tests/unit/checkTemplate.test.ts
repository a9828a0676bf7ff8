import { describe, expect, test } from 'vitest';
import { checkTemplate } from '../../src/document/checkTemplate';
import { TemplateError } from '../../src/document/diagnostic';
import { openTemplate } from '../../src/document/openTemplate';
import { errorSentences } from '../../src/document/sentences/check';
import { openingSentences } from '../../src/document/sentences/opening';
import { checkOf } from '../support/checkOf';
import { documentOf, generatorOf, slugs } from '../support/documentOf';
import { fixture, fixtureNames, sampleInput, templateBytes } from '../support/files';
import { type Paragraph, paragraphsOf, partOf } from '../support/readDocx';
import { rowsOf } from '../support/table';
import { withTyped } from '../support/typed';

/** What the typical input prints. */
async function filledTypically(slug: string, template: Uint8Array): Promise<Paragraph[]> {
  return paragraphsOf(await documentOf(slug, await sampleInput(slug, 'typisch'), template));
}

const originals = new Map<string, Paragraph[]>();
for (const slug of slugs)
  originals.set(slug, await filledTypically(slug, await templateBytes(slug)));

const textsOf = (paragraphs: readonly Paragraph[]) =>
  paragraphs.map(({ text }) => text).filter((text) => text !== '');

/** Every word, wherever it stands. */
const wordsOf = (paragraphs: readonly Paragraph[]) =>
  textsOf(paragraphs).join(' ').split(/\s+/).filter(Boolean).sort();

// Each accident: its file, the ids of the errors, and what the first sentence must name.
const accidents = rowsOf(`
packliste/Klammer nicht geschlossen | unclosed-tag | «{text»
packliste/Klammer nicht geöffnet | unopened-tag | «text}»
lagerpakt/öffnende Klammer doppelt | wrong-brackets | Schreibe {text}
gelaendespiel/Schleife nicht geschlossen | unclosed-loop | {/items}
gelaendespiel/Schleife ohne Anfang | unopened-loop | {#items}
gelaendespiel/Klammern in zwei Absätzen | loose-brace | «{te»
pflichtenheft/Schleifen verschränkt | wrong-end | {#tasks}
pflichtenheft/Schleife falsch geschrieben | unknown-tag | Meintest du {#jobs} und {/jobs}?
packliste/Feld gross geschrieben | unknown-tag | Meintest du {text}?
regeln-im-leitungsteam/Feld ohne ähnlichen Namen | unknown-tag | {unterschrift}
lagerpakt/zwei Fehler auf einmal | unknown-tag unknown-tag | {folgende}
allgemeines-sicherheitskonzept/Feld ausserhalb seiner Schleife | wrong-loop | {#mainLeaders}
todo-liste/Feld der inneren Schleife in der äusseren | wrong-loop | {#tasks}
todo-liste/Liste als Text | list-in-itself | Schreibe {text}
todo-liste/Schleife halb in einer Tabelle | split-block | {/tasks}
allgemeines-sicherheitskonzept/Bedingung als Text | condition-as-text | {#hasUnits}
allgemeines-sicherheitskonzept/Tippfehler in einer Bedingung | unknown-tag | {#hasContacts} und {/hasContacts}?
regeln-fuer-tns/geschweifte Klammern im Satz | braces-in-text | «immer, überall»
regeln-fuer-tns/leere Klammern | braces-in-text | {}
packliste/Leerzeichen mitten im Namen | braces-in-text | kopiere es von der Seite
packliste/nullbreites Zeichen im Namen | invisible-character | {text}
regeln-fuer-leitende/Bruchstrich statt Schrägstrich | odd-sign | Tippe {/items} neu
packliste/Zeichen für rohes XML | unsupported-tag | Schreibe {text}
aufgaben-tageschef/unbekanntes Feld in der Kopfzeile | unknown-tag | Kopfzeile: Das Feld {gruppe}
aufgaben-tageschef/Feld einer Liste in der Kopfzeile | wrong-loop | Kopfzeile: {text} gehört
aufgaben-tageschef/offene Klammer in der Fusszeile | unclosed-tag | Fusszeile: Bei «{Seite»
packliste/unbekanntes Feld in den Eigenschaften | unknown-tag | Eigenschaften: Das Feld {titel}
packliste/unbekanntes Feld in einem Kommentar | unknown-tag | Kommentar: Das Feld {frage}
packliste/unbekanntes Feld in einer Fussnote | unknown-tag | Fussnote: Das Feld {quelle}
packliste/Bedingung über zwei Fussnoten | split-block | nicht am selben Ort
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
packliste/Feld im Hinweis eines Links | unreachable-tag | Hinweis eines Links
packliste/Feld im Wasserzeichen | unreachable-tag | Wasserzeichen
packliste/Feld in einer verschobenen Änderung | wrong-loop | Verschiebe es dorthin
packliste/Ende ausserhalb des Textfelds | unopened-loop unclosed-loop | {#items}
packliste/Klammern wie in anderen Programmen | wrong-brackets wrong-brackets wrong-brackets | Schreibe {#items}
packliste/Feld halb zum Löschen vorgemerkt | unclosed-tag | «{te»
packliste/Deckblatt nicht lesbar | malformed-part | customXml/item1.xml
packliste/als ZIP64 gepackt | no-docx | (ZIP64)
packliste/Feld in einer SmartArt-Grafik | unreachable-tag | SmartArt: {text}
packliste/Feld auf dem Deckblatt | bound-control | Inhaltssteuerelement entfernen
packliste/Vorlage von Pflichtenheft | other-template | Das ist die Vorlage von «Pflichtenheft».
packliste/Zeichen am Anfang der Schleife fehlt | missing-sign | muss hier {#items} stehen
packliste/Ende der Schleife zum Löschen vorgemerkt | unclosed-loop | Ergänze {/items}
packliste/Seitenzahl als Feld | page-number | Einfügen, Seitenzahl
packliste/erfundene Schleife | unknown-loop | kopiere beide von der Seite
packliste/Anführungszeichen im Feld | braces-in-text | kopiere es von der Seite
packliste/Tippfehler an sechs Stellen | unknown-tag | So ist es an 6 Stellen.
packliste/leere Datei | no-docx | ist leer
packliste/abgeschnitten | no-docx | abgeschnitten
packliste/ein Byte falsch | no-docx | beschädigt
packliste/alte Word-Datei | no-docx | .doc)
packliste/OpenDocument-Datei | no-docx | (.odt, .ods)
packliste/RTF-Datei | no-docx | RTF-Datei, keine Word-Datei (.docx). Öffne sie in Word
packliste/Webseite | no-docx | eine Webseite, keine Word-Datei (.docx). Lade
packliste/PDF | no-docx | ein PDF, keine Word-Datei (.docx). Öffne die Word-Datei, aus
packliste/Bild | no-docx | ein Bild, keine Word-Datei (.docx). Als Logo füge
packliste/mit seinem Ordner gepackt | no-docx | nicht den Ordner
packliste/Excel-Datei | no-docx | Excel
packliste/PowerPoint-Datei | no-docx | PowerPoint
packliste/Archiv ohne Word-Text | no-docx | ZIP-Archiv, keine Word-Datei (.docx). Entpacke
packliste/mit Passwort geschützt | no-docx | Passwort
packliste/alte Excel-Datei | no-docx | alte Excel-Datei (.xls), keine Word-Datei (.docx). Speichere sie in Excel
packliste/Datei eines alten Office-Programms | no-docx | von einem alten Office-Programm
packliste/PDF nach leeren Zeilen | no-docx | ein PDF, keine Word-Datei (.docx). Öffne die Word-Datei, aus
packliste/Bild eines iPhones | no-docx | ein Bild, keine Word-Datei (.docx). Als Logo füge
packliste/Bild aus Linien | no-docx | ein Bild, keine Word-Datei (.docx). Als Logo füge
packliste/Visitenkarte | no-docx | Visitenkarte (.vcf), keine Word-Datei (.docx). Kopiere Namen und Nummern
packliste/Pages-Datei | no-docx | aus Pages, Numbers oder Keynote, keine Word-Datei (.docx). Exportiere
packliste/unbekannte Bytes | no-docx | ist keine Word-Datei (.docx). Wähle eine Datei
packliste/Strict Open XML | other-format | «Strict Open XML»
packliste/Liste der Inhalte abgeschnitten | malformed-part | ([Content_Types].xml)
packliste/Verweis auf den Text abgeschnitten | malformed-part | nicht lesbar
packliste/ohne Felder | no-fields | wähle sie bei «Euer Briefkopf»
packliste/Seriendruckfeld | no-fields | in geschweiften Klammern
lagerpakt/Formatvorlagen fehlen | dangling-relationship | word/styles.xml
lagerpakt/Formatvorlagen abgeschnitten | malformed-part | word/styles.xml
lagerpakt/Liste der Inhalte fehlt | missing-part | [Content_Types].xml
lagerpakt/Text ohne Inhalt | malformed-part | word/document.xml
`);

const ownSentences = openingSentences + errorSentences;

// What a sentence says when a word of it is missing, and how docxtemplater explains its errors.
const notASentence = /undefined|null|NaN|\[object|\b(the|tag|loop|unclosed|unopened)\b/i;

// Word shows it, or filling does not reach it: opening does not look for these.
const ofTheCheckAlone = [
  ...['loose-brace', 'section-break-inside', 'unreachable-tag'],
  ...['bound-control', 'split-block', 'no-fields'],
];

describe('an accident in a template', () => {
  test.each(accidents)('%s is said', async (file, ids, named) => {
    const [slug = ''] = file.split('/');
    const template = fixture(`broken/${file}`);
    const { errors } = await checkOf(slug, template);
    expect(errors.map(({ id }) => id).join(' ')).toBe(ids);
    if (errors.some(({ id }) => !ofTheCheckAlone.includes(id))) {
      const { fields } = await generatorOf(slug);
      expect(() => openTemplate(template, fields)).toThrow(TemplateError);
    }
    const sentences = errors.map(({ message }) => message);
    expect(sentences.join('\n')).toContain(named);
    for (const { id, message } of errors) {
      expect(ownSentences).toMatch(new RegExp(`^${id}[. ]`, 'm'));
      expect(message).toMatch(/^\p{Lu}.{20,}[.?]$/su);
      expect(message).not.toMatch(notASentence);
    }
  });

  test('has a row here for every file', () => {
    expect(accidents.map(([file]) => file).sort()).toEqual(fixtureNames('broken').sort());
  });

  test('carries the words around it and its place', async () => {
    const template = fixture('broken/lagerpakt/zwei Fehler auf einmal');
    const { errors } = await checkOf('lagerpakt', template);
    expect(errors).toMatchObject([
      { tag: 'folgende', part: 'Text', words: '{folgende} Regeln kommen auf den L…' },
      { tag: 'texte', place: { paragraph: 3, start: 0, end: 7 } },
    ]);
  });
});

// What works all the same: the warnings, whether the filled text is the original's, and what a notice names.
const noises = rowsOf(`
packliste/Feld über drei Läufe verteilt | | same
packliste/bedingter Trennstrich im Namen | | same
packliste/Zeilenumbruch im Feld | | same
packliste/Leerzeichen um den Namen | | same
packliste/Absatzkennung in der Schleife | | same
packliste/alter Seitenumbruch in der Schleife | | same
packliste/fremder Teil im Paket | | same
packliste/Kommentar in der Schleife | comments | same
packliste/Textmarke in der Schleife | | same
packliste/Textmarke am Titel | | same
packliste/Feldfunktion in Stücken | | same
packliste/Bild in der Schleife | | same
packliste/Unsichtbares neben der Steuerzeile | | same
packliste/Leerzeichen im Steuerfeld | | same
packliste/Bild auf der Steuerzeile | | same
packliste/Abschnittswechsel auf der Steuerzeile | sheet empty-page | same
packliste/Seitenumbruch vor der Steuerzeile | | same
packliste/Spaltenumbruch auf der Steuerzeile | | same
packliste/Kopfzeile nur mit der Liste | | same
packliste/Textfeld nur mit der Liste | twice fixed-height | other | in gewöhnliche Absätze
packliste/Textfeld in der Schleife | twice fixed-height | other
packliste/Inhaltssteuerelement in der Schleife | | same
packliste/Anfang der Schleife vor dem Text | shared-line | same
packliste/Ende der Schleife hinter dem Text | shared-line | same
packliste/Anfang der Schleife hinter der Überschrift | shared-line | other
packliste/Text hinter dem Ende der Schleife | shared-line | other
packliste/zwei Anfänge in einem Absatz | shared-line | same
packliste/Titel der Gruppe beim Anfang | shared-line | other
packliste/Ende des Verzeichnisses auf der Steuerzeile | | other
packliste/Schleife in einem Absatz | glued-loop | other
packliste/Steuerfelder in eigenen Tabellenzeilen | | same
packliste/Steuerzeile auf neuer Seite | | same
packliste/Kommentar am Titel | comments | same | steht ein Kommentar von Lea
packliste/nachverfolgte Änderung am Titel | tracked-changes | same | eine nachverfolgte Änderung von Nils
packliste/nachverfolgte Farbe am Text | tracked-changes | same
packliste/Name in den Eigenschaften | names | same | steht Lea Muster
packliste/verknüpftes Bild | active | same | file:///C:/Users/lea/Bilder/logo.png
packliste/angefügte Word-Vorlage | | same
packliste/Link auf eine Datei | active | other | Lager.xlsx
packliste/Link auf eine Seite | | other
packliste/Feldfunktion, die etwas holt | active | other
packliste/eingebettetes Objekt | active | same
packliste/eingefügtes Dokument | active | same
packliste/Makros unter anderem Typ | active | same
packliste/mit Makros, Inhaltstyp in Grossbuchstaben | | same
packliste/Eintrag ausserhalb des Ordners | | same
packliste/Bedingung über zwei Zellen | lacking | same | Ohne {#campPlace} fehlt
packliste/Feld als ausgeblendeter Text | hidden | same
packliste/Tabellenzeile nur mit einem Ort | | same
packliste/Liste nur zum Abhaken | lacking unknown-option | same
packliste/Tabellenzeile mit fester Höhe | fixed-height | same
packliste/Textfeld, das wächst | | other
packliste/Linie auf der Steuerzeile | | same
packliste/Fussnote auf der Steuerzeile | | same
packliste/schwebende Tabelle in der Schleife | | other
packliste/schwebendes Textfeld in der Schleife | | other
packliste/Tabelle je Gruppe | glued-loop | other
packliste/Tabelle nach Tabelle | lacking | same | Ohne Wünsche fehlt
packliste/zwei Enden in einer Tabellenzeile | twice | other
packliste/Nachverfolgung eingeschaltet | tracking | same
packliste/Schreibschutz empfohlen | protected | same
packliste/als abgeschlossen markiert | protected | same
packliste/digital signiert | | same
packliste/Feld in der Formatvorlage Steuerzeile | shared-line | same
packliste/Seriendruckfeld neben Feldern | active | other | MERGEFIELD
packliste/als Seriendruck eingerichtet | | same
packliste/vor Änderungen geschützt | protected | same
packliste/grosses Bild | large-picture | same | 1,2 MB
packliste/Titel einer anderen Vorlage | | other
packliste/Inhaltsverzeichnis | contents | other
packliste/unbenutzte Formatvorlage fehlt | | same
packliste/benutzte Formatvorlage fehlt | | same
packliste/in Word im Browser gespeichert | | same
packliste/Feld in nachverfolgter Einfügung | tracked-changes tracking | same
packliste/Feld zum Löschen vorgemerkt | tracked-changes tracking | other
packliste/Tabelle in einer Zeile mit fester Höhe | fixed-height | other
packliste/Tabelle mit fester Höhe neben der Liste | | other
regeln-fuer-leitende/Steuerzeilen in den Zellen einer Zeile | | other
lagerpakt/Seitenumbruch am Ende jeder Gruppe | lacking empty-page | same
regeln-fuer-leitende/ausgeblendet durch eine Zeichenformatvorlage | hidden | same
packliste/Felder beim Öffnen aktualisieren | | same
packliste/nachverfolgte Zellbreite | tracked-changes | same
packliste/Kopfzeile mit dem Titel der Gruppe | | same
allgemeines-sicherheitskonzept/Stichwortverzeichnis | lacking twice contents | other
lagerpakt/Feld fehlt | | other
lagerpakt/typografische Anführungszeichen | | other
allgemeines-sicherheitskonzept/Feld in der Kopfzeile | lacking twice repeated | same
allgemeines-sicherheitskonzept/Feld im Textfeld | lacking twice fixed-height | other
`);

describe('what people and word processors leave in a template', () => {
  // What a fixture leaves out may be younger than the fixture: its row says where that is the point.
  const seen = (warnings: readonly { id: string }[], expected: string) =>
    [...new Set(warnings.map(({ id }) => id))]
      .filter((id) => id !== 'unknown-option' || expected.includes(id))
      .join(' ');

  test.each(noises)('%s works', async (file, ids, text, named) => {
    const [slug = ''] = file.split('/');
    const template = fixture(`working/${file}`);
    const { errors, warnings } = await checkOf(slug, template);
    expect(errors).toEqual([]);
    expect(seen(warnings, ids)).toBe(ids);
    expect(warnings.map(({ message }) => message).join()).toContain(named);
    const filled = wordsOf(await filledTypically(slug, template));
    if (text === 'same')
      expect(wordsOf(originals.get(slug) ?? [])).toEqual(expect.arrayContaining(filled));
    else expect(filled).not.toEqual(wordsOf(originals.get(slug) ?? []));
  });

  test('has a row here for every file', () => {
    expect(noises.map(([file]) => file).sort()).toEqual(fixtureNames('working').sort());
  });

  test.each(['libreoffice', 'restyled', 'word-noise'])(
    'a template of the folder %s works, and prints no word that the original has not',
    async (folder) => {
      for (const slug of fixtureNames(folder)) {
        const template = fixture(`${folder}/${slug}`);
        const { readable, errors, warnings } = await checkOf(slug, template);
        // The poster of the first safety concepts lacked some fields of today's, and had others.
        const ofPoster = slug.includes('konzept') ? 'lacking twice repeated' : '';
        const ids = folder === 'word-noise' ? '' : ofPoster;
        expect([readable, errors, seen(warnings, ids)], slug).toEqual([true, [], ids]);
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
<ins>{#items}</ins>{text}{/items} | split-block 0, tracked-changes
<link>{#items}</link>{text}{/items} | split-block 0
control: {#items} ; {text} ¶ {/items} | split-block 0
{#items} ¶ control: {text}{/} | split-block 0
customXml: {#items} ¶ {text}{/items} | split-block 0
tracked: {#items} ¶ {text}{/items} | split-block 0
table: {#items}{text} / und{/items}
table: {#items} ; {text} ; {/items}
table: {#items} ; {/items}
table: {#items}{#hasItems}☐{/hasItems} ; {text}{/items}
table: {#items}{text} ; {/items}
table: {#items}{text} ; Anzahl{/items}
{title}{#items}{text}<br>{/items}
{#hasItems} ¶ <section>a ¶ {title} ¶ {/hasItems}
<section>{#hasItems} ¶ {title} ¶ <section>{/hasItems} ¶ {title} | empty-page 0
{#items} ¶ <section>{text} ¶ {/items} | section-break-inside 1
equation: {a | unclosed-tag
equation: {a} | unreachable-tag 0
`),
)('somebody types %s', async (texts, said) => {
  const template = withTyped(texts);
  const { errors, warnings } = await checkTemplate(template, fields);
  const all = [...errors, ...warnings];
  expect(all.map(({ id, place }) => (place ? `${id} ${place.paragraph}` : id)).join(', ')).toBe(
    said,
  );
  if (!said.startsWith('split')) return;
  expect(() => openTemplate(template, fields).fill({ items: [{}, {}] })).toThrow(TemplateError);
});

test.each([
  ['a banner', []],
  ['a box that is too low for a text', ['fixed-height']],
])('of the size of %s is said: %j', async (name, ids) => {
  const { warnings } = await checkTemplate(fixture(`boxes/${name}`), fields);
  expect(warnings.map(({ id }) => id)).toEqual(ids);
});

test('beside a problem warnings are said, but not the field that is misspelt', async () => {
  const noticesOf = async (name: string) =>
    (await checkOf('packliste', fixture(`broken/packliste/${name}`))).warnings.map(({ id }) => id);
  expect(await noticesOf('Feld halb zum Löschen vorgemerkt')).toEqual(['tracked-changes']);
  expect(await noticesOf('Tippfehler an sechs Stellen')).toEqual([]);
});

// A name is meant that is two letters away, and none that is three.
test.each(
  rowsOf(`
{#items}{te}, {/items} | unknown-tag | Meintest du {text}?
{te} | unknown-tag | Meintest du {text}?
{tabc} | unknown-tag | Lösche es oder kopiere eines
{nomCamp} {lieuCamp} {adresse} {cuisine} {responsable} {urgence} | unknown-tag unknown-tag unknown-tag unknown-tag unknown-tag unknown-tag | {nomCamp}
{ˆtitle} ¶ a ¶ {/title} | odd-sign | Tippe {^title} neu
{˄title} ¶ a ¶ {/title} | odd-sign | Tippe {^title} neu
{îtems} ¶ a ¶ {/items} | odd-sign | Tippe {^items} neu
{#if title} ¶ a ¶ {/if} | braces-in-text | kopiere es
Seite {page} von {pages} | page-number page-number | Die Seitenzahl macht Word selber
{{{title}}} | wrong-brackets | Schreibe {title}
{/items} ¶ {text} ¶ {#items} | unopened-loop unclosed-loop | {#items}
{#title} ¶ {/items} ¶ {text} ¶ {#items} ¶ {/title} | unopened-loop unclosed-loop | {#items}
{#title} ¶ {#hasItems} ¶ a ¶ {/title} ¶ {/hasItems} | wrong-end | Vertausche {/title} und {/hasItems}
{!title} ¶ a ¶ {/title} | odd-sign | Tippe {^title} neu
Text {@title} hier | unsupported-tag | hat hier keine Bedeutung
{-w:p items}{text}{/items} | unsupported-tag unopened-loop | hat hier keine Bedeutung
{#groups} ¶ <section>{#items} ¶ {text} ¶ {/items} ¶ {/groups} | section-break-inside | {#groups}
`),
)('is told of and not filled: %s', async (texts, ids, named) => {
  const template = withTyped(texts);
  const { errors } = await checkTemplate(template, fields);
  expect(errors.map(({ id }) => id).join(' ')).toBe(ids);
  expect(errors[0]?.message).toContain(named);
  if (ofTheCheckAlone.includes(ids)) return;
  expect(() => openTemplate(template, fields).fill({})).toThrow(TemplateError);
});

test.each(fixtureNames('packages'))('a package may have %s, and makes a document', async (name) => {
  const template = fixture(`packages/${name}`);
  expect((await checkOf('packliste', template)).errors).toEqual([]);
  const { fields } = await generatorOf('packliste');
  const document = openTemplate(template, fields).fill({ items: [{ text: 'Zelt' }] });
  const types = partOf(document, '[Content_Types].xml');
  expect(types).toMatch(/"\/word\/document.xml"[^>]*\.document\.main\+xml"/);
});

test('a file over 20 MB is refused', async () => {
  const message = expect.stringContaining('zu gross');
  const { errors } = await checkOf('packliste', new Uint8Array(21 * 1024 * 1024));
  expect(errors).toMatchObject([{ id: 'too-large', message }]);
});
