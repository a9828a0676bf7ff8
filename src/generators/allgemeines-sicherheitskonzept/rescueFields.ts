import type { NameIn } from '../../document/diagnostic';
import { tableRows } from '../../document/xml/tree';

/**
 * The fields of the part «Für die Rettung», in the order of form and document. The facts help rescuers, or leaders
 * until rescuers arrive. The columns: the name, the label and the hint of a field.
 */
const table = `
coordinates  Koordinaten  Aus der swisstopo-App oder von map.geo.admin.ch, zum Beispiel 2'763'400 / 1'163'900.
access  Zufahrt und Treffpunkt mit der Ambulanz  Bis wohin sie fahren kann und wo sie jemand abholt.
landingSite  Landeplatz für den Helikopter  Welche Wiese ohne Leitungen, und der Weg dorthin.
assemblyPoint  Sammelplatz  Wo beim Alarm alle zusammenkommen und gezählt werden.
reception  Ort mit Handyempfang  Wo und wie weit; ohne Empfang am Platz auch eine Nummer für den Rückruf, zum Beispiel Festnetz.
aed  Nächster AED (Defibrillator)  Wo er hängt, auch nachts.
doctor  Ärztin oder Arzt und Apotheke  Name, Ort, Telefon und Öffnungszeiten.
stormShelter  Weg zur Notunterkunft und Schlüssel  Wie weit es ist, und wer den Schlüssel hat, mit Nummer.
neighbours  Vermieterschaft, Nachbarn und Forst  Mit Nummern.
medicines  Notfallblätter und Medikamente  Wo sie liegen, auch nachts und auf Ausflügen.
sickRoom  Platz für Kranke  Welches Zimmer oder Zelt, und welches WC nur für sie ist.
nightWatch  Nachtwache  Wer wann wacht und wie man diese Person erreicht.
carKey  Schlüssel des Notfallautos  Wer ihn hat, auch nachts.
`;

const asked = tableRows(table, '  ') as [NameIn<typeof table>, string, string][];

export const rescueNames = asked.map(([name]) => name);

/**
 * Returns the fields of the part «Für die Rettung» for a type of camp. `stormShelter` usually asks only for the way to
 * the shelter, because `emergencyAddress` is the address of the shelter. The concept of a Hauslager does not print
 * `emergencyAddress`. So for a Hauslager, `stormShelter` asks for the shelter itself.
 */
export function rescueFields(campType: string) {
  return asked.map(([name, label, hint]) =>
    name === 'stormShelter' && campType === 'Hauslager'
      ? {
          name,
          label: 'Unterkunft nach dem Verlassen des Hauses',
          hint: 'Wohin ihr geht, wie lange der Weg dauert und wer den Schlüssel hat, mit Nummer.',
        }
      : { name, label, hint },
  );
}
