import { defineChecklist } from './defineChecklist';

export const generator = defineChecklist({
  intro:
    'Kreuze an, was die Teilnehmenden mitbringen sollen, und schicke die Packliste mit der Lagerinfo an die Eltern.',
  fileName: 'Packliste.docx',
  extras: [
    {
      id: 'boxes',
      text: 'Zum Abhaken: mit Kästchen, in zwei Spalten',
      brings: ['headings'],
    },
    {
      id: 'return',
      text: 'Hin und zurück: ein zweites Kästchen für die Heimreise',
      brings: ['headings', 'boxes'],
    },
    { id: 'questions', text: 'Eine Linie für Namen und Nummer der Person, die Fragen beantwortet' },
  ],
  groups: [
    {
      legend: 'Kleider',
      items: [
        { id: '1', text: 'Unterwäsche, frisch für jeden Tag' },
        { id: '2', text: 'Socken für jeden Tag, auch aus Wolle' },
        { id: '3', text: 'T-Shirts für jeden zweiten Tag' },
        { id: '4', text: 'Zwei Paar lange Hosen, robust' },
        { id: '5', text: 'Zwei Paar kurze Hosen, bequem' },
        { id: '6', text: 'Faserpelz oder warmer Pullover' },
        { id: '7', text: 'Regenjacke und Regenhosen, wasserdicht' },
        { id: '8', text: 'Pyjama oder Trainer zum Schlafen' },
        { id: '9', text: 'Badekleid oder Badehose' },
        { id: '10', text: 'Sonnenhut und Sonnenbrille' },
        { id: '11', text: 'Mütze und Schal für kalte Abende' },
        { id: '12', text: 'Pfadihemd und Krawatte' },
      ],
    },
    {
      legend: 'Schuhe',
      items: [
        { id: '13', text: 'Wanderschuhe, hoch und eingelaufen' },
        { id: '15', text: 'Turnschuhe für Spiel und Sport' },
        { id: '16', text: 'Gummistiefel für Regentage' },
        { id: '17', text: 'Sandalen, im Hauslager Hausschuhe' },
      ],
    },
    {
      legend: 'Schlafen',
      suggestions: ['Fixleintuch und Kissenbezug fürs Hauslager'],
      items: [
        { id: '18', text: 'Schlafsack, warm bis etwa 5 °C' },
        { id: '19', text: 'Mätteli, gut isolierend' },
        { id: '20', text: 'Kleines Kissen oder Kuscheltier' },
      ],
    },
    {
      legend: 'Essen und Trinken',
      items: [
        { id: '21', text: 'Gamelle, Feldbesteck und Becher, unzerbrechlich' },
        { id: '24', text: 'Feldflasche, dicht und mindestens 1 Liter gross' },
        { id: '25', text: 'Zwei Abtrocknungstücher und ein Stoffsack fürs Geschirr' },
        { id: '45', text: 'Picknick für den ersten Tag', oneWay: true },
      ],
    },
    {
      legend: 'Necessaire',
      items: [
        { id: '26', text: 'Zahnbürste, Zahnpasta, Haarbürste' },
        { id: '27', text: 'Seife und Shampoo, abbaubar' },
        { id: '29', text: 'Badetuch und Waschlappen' },
        { id: '30', text: 'Periodenprodukte, genügend' },
        { id: '31', text: 'Sonnencreme mit hohem Schutzfaktor' },
        { id: '32', text: 'Zecken- und Mückenschutz' },
      ],
    },
    {
      legend: 'Ausrüstung',
      suggestions: ['Schreibzeug und Adressen für Postkarten', 'Spiel, Buch oder Musikinstrument'],
      items: [
        { id: '33', text: 'Stirnlampe und Ersatzbatterien' },
        { id: '34', text: 'Sackmesser, mit Eltern abgesprochen' },
        { id: '44', text: 'Grosser Rucksack fürs ganze Gepäck' },
        { id: '35', text: 'Tagesrucksack mit Regenschutz' },
        { id: '36', text: 'Stoffsack für Wäsche, Plastiksack für Nasses' },
      ],
    },
    {
      legend: 'Dokumente, Medikamente und Geld',
      suggestions: ['Identitätskarte oder Pass fürs Lager im Ausland'],
      items: [
        {
          id: '38',
          text: 'Krankenkassenkarte, Impfausweis (Kopie) und Notfallblatt, wenn noch nicht abgegeben',
        },
        { id: '39', text: 'SwissPass mit GA oder Verbundabo' },
        {
          id: '40',
          text: 'Medikamente zum Abgeben; Notfallmedikamente sind immer beim Kind oder bei der Person, die es begleitet',
        },
        { id: '41', text: 'Höchstens 30 Franken Sackgeld' },
      ],
    },
    {
      legend: 'Vor der Abreise',
      oneWay: true,
      items: [
        { id: '42', text: 'Anschreiben: alles, auch die Socken' },
        {
          id: '43',
          text: 'Zu Hause lassen: Games, Energydrinks und feststehende Messer, auch das Handy (oder zu Beginn den Leitenden abgeben)',
        },
      ],
    },
  ],
});
