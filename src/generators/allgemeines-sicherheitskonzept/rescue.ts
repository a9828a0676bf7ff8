/** What rescuers and whoever waits for them ask for, in the order of form and document. */
const asked = [
  [
    'coordinates',
    'Koordinaten',
    "Aus der swisstopo-App oder von map.geo.admin.ch, zum Beispiel 2'763'400 / 1'163'900.",
  ],
  [
    'access',
    'Zufahrt und Treffpunkt mit der Ambulanz',
    'Bis wohin sie fahren kann und wo sie jemand abholt.',
  ],
  [
    'landingSite',
    'Landeplatz für den Helikopter',
    'Welche Wiese ohne Leitungen, und der Weg dorthin.',
  ],
  ['assemblyPoint', 'Sammelplatz', 'Wo beim Alarm alle zusammenkommen und gezählt werden.'],
  ['reception', 'Nächster Ort mit Handyempfang', 'Wo man Empfang hat und wie weit das ist.'],
  ['aed', 'Nächster AED (Defibrillator)', 'Wo er hängt, auch nachts.'],
  ['doctor', 'Ärztin oder Arzt und Apotheke', 'Name, Ort, Telefon und Öffnungszeiten.'],
  [
    'stormShelter',
    'Weg zur Notunterkunft und Schlüssel',
    'Wie weit es ist, und wer den Schlüssel hat, mit Nummer.',
  ],
  ['neighbours', 'Vermieterschaft, Nachbarn und Forst', 'Mit Nummern.'],
  ['medicines', 'Notfallblätter und Medikamente', 'Wo sie liegen, auch nachts und auf Ausflügen.'],
  ['nightWatch', 'Nachtwache', 'Wer wann wacht und wie man diese Person erreicht.'],
  ['carKey', 'Schlüssel des Notfallautos', 'Wer ihn hat, auch nachts.'],
] as const;

export const rescueNames = asked.map(([name]) => name);

/** The fields as they are asked in a camp of this kind: whoever leaves a house was asked for no address of a shelter. */
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
