import { softHyphens } from '../softHyphens';
import { Cutout } from './Cutout';
import { tagExamples } from './tagExamples';

const steps = [
  'Lade auf der Seite des Dokuments unter «Vorlage» die Originalvorlage herunter und öffne sie in Word.',
  'Entwurf, «Farben» und «Schriftarten»: Wähle eure Farben und Schriften. Das ganze Dokument wechselt auf einmal.',
  'Start, Formatvorlagen, Rechtsklick, «Ändern …»: Stelle Grösse, Abstände und Aufzählungszeichen ein. Ändere nie einzelne Wörter, sonst sieht der Rest anders aus.',
  'Setze euer Logo in die Kopfzeile, und schreibe Titel (auch in der Fusszeile), Einleitung und Überschriften um. Lösche, was ihr nie braucht: Unten zeigt der Aufbau jeder Vorlage, was wann kommt.',
  'Speichere als «Word-Dokument (.docx)» und wähle die Datei am gleichen Ort. Sie wird sofort geprüft und gilt, bis du den Tab schliesst oder neu lädst.',
];

const styles = [
  ['Titel', 'der Name des Dokuments'],
  ['Überschrift 1, 2, 3 und 6', 'Teile, Gruppen und Untergruppen'],
  ['Gruppentitel', 'die Titel der Gruppen, wo sie dicht stehen'],
  ['Standard', 'Adressen und anderer Text'],
  ['Kontakt', 'Person und Nummer'],
  ['Aufzählungszeichen', 'die Punkte der Listen'],
  ['Plakatpunkt', 'dasselbe mit mehr Luft'],
  ['Kästchen', 'die Punkte zum Abhaken'],
  ['Ausfüllzeile, Namenszeile und Unterschriftszeile', 'Linien zum Ausfüllen'],
  ['Notruf-Plakat Titel und Nummer', 'das Blatt beim Telefon'],
  ['Fusszeile', 'Titel und Stand'],
  ['Steuerzeile', 'Anfang und Ende von Schleifen und Bedingungen; im Dokument weg'],
] as const;

/** How to restyle a template, and what its tags do. */
export function Guide() {
  return (
    <>
      <section aria-labelledby="anleitung">
        <h2 id="anleitung">So gestaltest du eine Vorlage um</h2>
        <p>Am schnellsten geht es mit einem Word-Dokument, das schon aussieht, wie ihr es wollt:</p>
        <p>
          <a className="secondary" href="#aussehen">
            Sein Aussehen übernehmen
          </a>
        </p>
        <p>Sonst in fünf Schritten:</p>
        <div className="guide-steps-styles">
          <ol className="guide-steps">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <div>
            <h3>Welche Formatvorlage wofür</h3>
            <dl className="guide-styles">
              {styles.map(([style, use]) => (
                <div key={style}>
                  <dt>{softHyphens(style)}</dt>
                  <dd>{use}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </section>
      <section aria-labelledby="klammern">
        <h2 id="klammern">Was in geschweiften Klammern steht</h2>
        {tagExamples.map(({ name, words, template, document }) => (
          <div key={name} className="tag-example">
            <div>
              <h3>{name}</h3>
              <p>{words}</p>
            </div>
            <div className="cutouts">
              <Cutout label="In der Vorlage" lines={template} />
              <Cutout label="Im Dokument" lines={document} />
            </div>
          </div>
        ))}
      </section>
    </>
  );
}
