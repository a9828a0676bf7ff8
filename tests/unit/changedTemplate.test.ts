import { expect, test } from 'vitest';
import { checkOf } from '../support/checkOf';
import { templateBytes } from '../support/files';
import { controlLine, partOf, replaced } from '../support/readDocx';
import { rowsOf } from '../support/table';

// How somebody changes the text of a template, or another part of it: → in one place, ⇒ in all.
// On the left, braces and ^ are text in a regular expression, and … is whatever stands between.
// [#items] is a control line, <p words> a paragraph that holds these words, as <tc> a cell and <tr> a row.
const withLines = (text: string) => text.replace(/\[(.*?)\]/g, (_, tag) => controlLine(`{${tag}}`));
const found = (text: string) =>
  withLines(text)
    .replace(/[{}^]/g, '\\$&')
    .replaceAll('…', '.*?')
    .replace(/<(p|tc|tr)\b(?: (.*?))?>/g, '<w:$1>(?:(?!</?w:$1>).)*?$2(?:(?!</?w:$1>).)*</w:$1>');
const written = (text: string) =>
  withLines(text)
    .replaceAll('<page>', '<w:p><w:r><w:br w:type="page"/></w:r></w:p>')
    .replace(/<section>(.*?)<\/section>/g, '<w:p><w:pPr><w:sectPr>$1</w:sectPr></w:pPr></w:p>')
    .replace(/<p (.*?)>/g, '<w:p><w:r><w:t>$1</w:t></w:r></w:p>');

async function checkOfChanged(slug: string, edits: string) {
  let template = await templateBytes(slug);
  for (const edit of edits.split(' & ')) {
    const [, part = 'document', from = '', arrow, to = ''] =
      /^(?:(\w+): )?(.*?) ([→⇒]) ?(.*)$/.exec(edit) ?? [];
    const pattern = new RegExp(found(from), arrow === '⇒' ? 'gs' : 's');
    expect(partOf(template, `word/${part}.xml`)).toMatch(pattern);
    template = replaced(template, `word/${part}.xml`, pattern, written(to));
  }
  const { errors, warnings, changes } = await checkOf(slug, template);
  expect(errors).toEqual([]);
  return { warnings, changes };
}

// What somebody changed in an original, everything that is said of it, and what that names.
test.each(
  rowsOf(`
// A text that is hidden.
gelaendespiel | <w:r>(?=<w:t>{text}) ⇒ <w:r><w:rPr><w:vanish/></w:rPr> | hidden | {text} ist ausgeblendet
// A colour that Word shows and does not print.
lagerpakt | settings: <w:compat> → <w:displayBackgroundShape/>$& | page-colour | Seitenfarbe
// Of a wish, the texts that it had.
aufgaben-tageschef | <p CheckBox> ⇒ | lacking | Mit «Zum Abhaken» fehlt, was das Original druckt: {text} in {#items} in {#groups}.
// Typed text, for each case another one.
lagerpakt | {^poster} → {#poster} | lacking | Ohne Wünsche fehlt, was das Original druckt: «Folgende & Mit «Zum Aufhängen» kommt dazu: «Folgende Regeln kommen auf den Lagerpakt:».
// A list without its other one: what is left comes with a wish alone.
todo-liste | [^who]…[/who] → | lacking | Ohne Wünsche fehlt, was das Original druckt: {text} in {#tasks} in {#deadlines}.
// A line for a signature in each turn.
lagerpakt | <tc>(?=<tc {/signatureRows}>) → | | Weg: «Name».
lagerpakt | {.signatureRows} ⇒ | lacking | Mit «Mit Unterschriften» fehlt & Ohne Angaben kommt dazu: «Name».
// A line that is called otherwise.
gelaendespiel | Sammelplatz → Besammlung | | Weg: «Sammelplatz». Neu: «Besammlung».
// A sentence that was typed before the end of a loop, and a note at its text.
regeln-fuer-leitende | <p {/items}> → <p Danke!>$& | | Neu: «Danke!» in {#items} in {#groups}.
regeln-fuer-tns | <w:r>(?=<w:t>{text}) → <w:r><w:footnoteReference w:id="2"/></w:r>$& | | Neu: Fussnote in {#items}.
// What is no text.
packliste | footer1: <w:fldSimple w:instr=" PAGE ">(…)</w:fldSimple> → $1 | not-on-page | Auf den Seiten fehlt, was dort in der Originalvorlage steht: Seitenzahl. & Ohne {#pageNumbers} fehlt: Seitenzahl.
// Sheets, and a heading that is none any more.
packliste | (<w:pgSz) w:w="(.....)" w:h="(.....)" → $1 w:w="$3" w:h="$2" | sheet | Das Blatt misst 297 × 210 mm statt 210 × 297 mm.
allgemeines-sicherheitskonzept | ([/isWhole]…)<w:pgSz …/> → $1<w:pgSz w:w="16838" w:h="11906"/> | sheet | Ohne Wünsche misst das Blatt 297 × 210 mm statt 210 × 297 mm.
packliste | <w:pgSz …/> → | sheet | Das Blatt misst 216 × 279 mm statt 210 × 297 mm.
allgemeines-sicherheitskonzept | <w:pPr><w:pStyle w:val="Heading."/></w:pPr>(<w:r><w:t>Erste Hilfe) → $1 | | Keine Überschrift mehr: «Erste Hilfe».
// The whole of people beside a part of them.
allgemeines-sicherheitskonzept | {person} → {contact} | twice | Doppelt im Dokument: {contact} in {#mainLeaders}.
// A box that no longer goes with what comes home, and lines that stand twice.
packliste | {#comesHome}(…)☐(…){/comesHome} ⇒ {#comesHome}$1$2{/comesHome}☐ | | Ohne {#comesHome} kommt dazu: «☐» in {#items} in {#leftGroups}.
regeln-fuer-tns | <p Gelesen und> → $&$& | | Noch einmal: «Gelesen und einverstanden».
// Lines that are lower than their letters.
packliste | <w:pPr>(?=<w:pStyle w:val="Title"/>) → $&<w:spacing w:line="220" w:lineRule="exact"/> | exact-line | Bei «Packliste»
// The name of another document at the foot.
gelaendespiel | footer1: Geländespiel → Lagerpakt | not-on-page | Auf den Seiten fehlt, was dort in der Originalvorlage steht: «Geländespiel». & Neu: «Lagerpakt».
// Lines to fill in that were pulled into a loop.
gelaendespiel | ([#header]…[/header])(<p>) → $2$1 | repeated | Mit «Kopf zum Ausfüllen» kommt mit jedem Eintrag wieder: «Spielfeld» in {#groups}, «Start» in {#groups}
// A sentence that was typed where the camp stands, and goes with it.
regeln-fuer-leitende | ([/campLine])(<p Für Leitende>) → $2$1 | | Ohne Angaben fehlt: «Für Leitende gelten folgende Regeln:».
// The end of the section that has the numbers in its header.
allgemeines-sicherheitskonzept | [#emergencySheet]<p w:sectPr>…[/emergencySheet] → | lacking | Mit «Notruf-Plakat zum Aufhängen anfügen» fehlt & Weg: Abschnittswechsel
// A point that was moved while changes were tracked.
regeln-fuer-leitende | (<w:pPr><w:pStyle w:val="PosterBullet"/></w:pPr>)(…)</w:p> → $1<w:moveFrom w:id="1" w:author="Lea">$2</w:moveFrom></w:p><w:p>$1<w:moveTo w:id="2" w:author="Lea">$2</w:moveTo></w:p> | tracked-changes | eine nachverfolgte Änderung von Lea
// A column that stands twice.
regeln-fuer-tns | <tc {#rightGroups}> → $&$& | twice | Lösche die eine Stelle
// A title of its own above the one that a wish brings.
gelaendespiel | [#groups] → $&<p {title}> | twice | Mit «Mit Zwischentiteln» steht doppelt im Dokument: {title}
// A wish that is turned, or without what it adds to each point.
gelaendespiel | {#headings} → {^headings} | lacking | Mit «Mit Zwischentiteln» fehlt, was das Original druckt: {title} in {#groups}. & Ohne Wünsche kommt dazu: {title} in {#groups}.
packliste | [^boxes](…)[/boxes]…[#boxes]…[/boxes] ⇒ $1 | unknown-option | Dieser Wunsch der Seite ändert hier nichts: «Zum Abhaken» ({#boxes}). & Weg: «☐» in {#items} in {#leftGroups}.
// A whole loop with line breaks in one paragraph.
regeln-fuer-tns | [#items](<w:p><w:pPr><w:pStyle w:val="ListBullet"/>…){text}(…)[/items] ⇒ $1{#items}</w:t><w:br/><w:t>{text}</w:t><w:br/><w:t>{/items}$2 | shared-line | Setze beide je in einen eigenen Absatz
// An entry in brackets that nobody may have typed.
gelaendespiel | {campLine} → Lager ({campName}) {campLine} | | Neu: {campName}, «Lager (».
// The opposite of a wish alone.
packliste | [#boxes]…[/boxes] ⇒ | lacking | Mit allen Wünschen fehlt, was das Original druckt: {text} in {#items} in {#leftGroups}. & Weg: «☐» in {#items} in {#leftGroups}.
// The titles that a wish brings, and nothing else.
regeln-fuer-leitende | {title} → | unknown-option | «Mit Zwischentiteln» ({#headings}) & Weg: {title} in {#groups}.
// A condition from the first cell of a row to the last.
todo-liste | {#tasks}(…){/tasks} ⇒ {#tasks}{#campPlace}$1{/campPlace}{/tasks} | lacking shared-line | Ohne {#campPlace} fehlt, was das Original druckt: {text} in {#tasks} in {#deadlines}
// Signs that somebody typed before a field.
packliste | {text} ⇒ \${text} | sign | Bei jedem Eintrag steht neu: «$» in {#items}
regeln-fuer-leitende | {text} ⇒ \\{text} | sign | Bei jedem Eintrag steht neu: «\\» in {#items}
// Signatures on a page of their own, that stays empty without them.
regeln-fuer-tns | [#signatures] → <page>$& | empty-page | Ohne Wünsche bleibt eine Seite leer
// One of two forms of a text; in the other, parts of it stand.
allgemeines-sicherheitskonzept | [^isNumbers]…[/isNumbers] → | lacking | Ohne {#isNumbers} fehlt, was das Original druckt: {checkboxText} in {#items} in {#alarm}.
// A wish of another list.
regeln-fuer-tns | <p {text}> → [#header]<p Name>[/header][^header]$&[/header] | foreign-option | {#header} ist hier kein Wunsch
regeln-fuer-leitende | {text} → 1. {text} | sign | Bei jedem Eintrag steht neu: «1.» in {#items} in {#groups}
// A caption that no longer goes with its list.
allgemeines-sicherheitskonzept | [#hasCoaches](…)[/hasCoaches] → $1 | | Ohne {#hasCoaches} kommt dazu: «Coaches».
// Two looks of the points that have become one.
regeln-im-leitungsteam | <w:pStyle w:val="PosterBullet(Large)?"/> ⇒ | unknown-option | «Zum Aufhängen» ({#poster})
// A field that is gone, and one that came with all or some of its parts.
allgemeines-sicherheitskonzept | {dates} ⇒ {startDate} bis {endDate}
allgemeines-sicherheitskonzept | {dates} ⇒ ab {startDate} | | Weg: {dates}. Neu: «ab».
regeln-im-leitungsteam | {text} ⇒ {number}. | | Weg: {text} in {#items}.
regeln-im-leitungsteam | [#items] ⇒ [#groups]<p {title}: >[#items] & [/items] ⇒ [/items][/groups]
todo-liste | {title} ⇒ {date} {words} & {text} ⇒ . | | Weg: {text} in {#tasks} in {#deadlines}.
// One of two columns, and what is advised.
packliste | rightGroups ⇒ leftGroups | lacking twice | Im Dokument fehlt, was das Original druckt: {title} in {#rightGroups}.
packliste | (<tc>)<tc> → $1 | lacking
packliste | (<tc>)<tc> → $1 & leftGroups ⇒ groups
// A landscape page of its own that stays empty without its list.
allgemeines-sicherheitskonzept | [#hasContacts] → <section></section>$& & [/hasContacts] → $&<section><w:pgSz w:w="16838" w:h="11906"/></section> | not-on-page sheet empty-page | Auf den Seiten von Abschnitt
pflichtenheft | (<tc>)<tc> → $1 & [.leftColumn] ⇒
// What always stands there, and what a wish brings beside it.
regeln-fuer-tns | [.headings] ⇒ | twice unknown-option
packliste | <w:sectPr → [^headings][#items]<p {text}>[/items][/headings]$& | twice | Ohne Wünsche steht doppelt im Dokument: {text} in {#items}.
// A protected file, whichever quotes say so.
packliste | settings: </w:settings> → <w:documentProtection w:edit="forms" w:enforcement="1"/>$& | protected
packliste | settings: </w:settings> → <w:documentProtection w:edit='forms' w:enforcement='0'/>$&
// What is on all pages of the original; in the third row the title moved above the pages that follow.
regeln-fuer-leitende | settings: <w:compat> → <w:evenAndOddHeaders/>$& | not-on-page | Auf den geraden Seiten fehlt & {campLine}, {madeOn}, «Regeln für Leitende»
lagerpakt | footer2: {madeOn} → | not-on-page | Auf der ersten Seite fehlt & : {madeOn}.
gelaendespiel | Geländespiel → & footer1: <w:p> → <p Geländespiel>$& | | Weg: «Geländespiel».
allgemeines-sicherheitskonzept | header2: 144 …< → < | not-on-page | Auf den Seiten von Abschnitt 2 fehlt & : «144 Ambulanz», «1414 Rega», «117 Polizei», «118 Feuerwehr».
`),
)('what somebody changed is told with its remedy: %s: %s', async (slug, edits, ids, named) => {
  const { warnings, changes } = await checkOfChanged(slug, edits);
  const said = [...warnings.slice(0, 1), ...changes].map(({ message }) => message).join(' ');
  expect([...new Set(warnings.map(({ id }) => id))].join(' ')).toBe(ids);
  for (const words of named.split(' & ')) expect(said).toContain(words);
});

test('the same foot on all pages is no other text', async () => {
  expect((await checkOfChanged('packliste', '<w:titlePg/> →')).changes).toEqual([]);
});
