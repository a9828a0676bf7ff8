/** What rescuers and whoever waits for them ask for, in the order of form and document. */
export const rescueFields = [
  {
    name: 'coordinates',
    label: 'Koordinaten',
    hint: 'Aus der swisstopo-App oder von map.geo.admin.ch.',
  },
  {
    name: 'access',
    label: 'Zufahrt und Treffpunkt mit der Ambulanz',
    hint: 'Bis wohin sie fahren kann und wo sie jemand abholt.',
  },
  {
    name: 'landingSite',
    label: 'Landeplatz für den Helikopter',
    hint: 'Welche Wiese ohne Leitungen, und der Weg dorthin.',
  },
  {
    name: 'assemblyPoint',
    label: 'Sammelplatz',
    hint: undefined,
  },
  {
    name: 'reception',
    label: 'Nächster Ort mit Handyempfang',
    hint: 'Wo man Empfang hat und wie weit das ist.',
  },
  {
    name: 'doctor',
    label: 'Ärztin oder Arzt und Apotheke',
    hint: undefined,
  },
  {
    name: 'stormShelter',
    label: 'Weg zur Notunterkunft und Schlüssel',
    hint: 'Wie weit es ist, und wer den Schlüssel hat, mit Nummer.',
  },
  {
    name: 'medicines',
    label: 'Notfallblätter und Medikamente',
    hint: 'Wo sie liegen, auch nachts und auf Ausflügen.',
  },
  {
    name: 'nightWatch',
    label: 'Nachtwache',
    hint: 'Wer wann wacht und wie man diese Person erreicht.',
  },
  {
    name: 'carKey',
    label: 'Schlüssel des Notfallautos',
    hint: 'Wer ihn hat, auch nachts.',
  },
] as const;

export type RescueField = (typeof rescueFields)[number];

const fromHouse = {
  label: 'Unterkunft nach dem Verlassen des Hauses',
  hint: 'Wohin ihr geht, wie lange der Weg dauert und wer den Schlüssel hat, mit Nummer.',
};

/** A field as it is asked in a camp of this kind: whoever leaves a house was asked for no address of a shelter. */
export function askedIn(
  campType: string,
  field: RescueField,
): { label: string; hint: string | undefined } {
  return field.name === 'stormShelter' && campType === 'Hauslager' ? fromHouse : field;
}
