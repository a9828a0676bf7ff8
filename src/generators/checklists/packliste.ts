import { defineChecklist } from './defineChecklist';

export const generator = defineChecklist({
  intro:
    'Kreuze an, was die Teilnehmenden mitbringen sollen, und schicke die Packliste mit der Lagerinfo an die Eltern.',
  fileName: 'Packliste.docx',
  extras: [
    { id: 'boxes', text: 'Zum Abhaken: mit Kästchen, in zwei Spalten' },
    { id: 'return', text: 'Hin und zurück: ein zweites Kästchen für die Heimreise' },
    { id: 'questions', text: 'Eine Linie für Namen und Nummer der Person, die Fragen beantwortet' },
  ],
  groups: [
    {
      legend: 'Kleider',
      items: [
        { id: '1', text: 'Unterwäsche, frisch für jeden Tag' },
        { id: '2', text: 'Socken, mindestens ein Paar aus Wolle' },
        { id: '3', text: 'T-Shirts, auch für schmutzige Arbeiten' },
        { id: '4', text: 'Lange Hosen, robust und schnell trocknend' },
        { id: '5', text: 'Kurze Hosen, bequem zum Rennen' },
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
        { id: '17', text: 'Sandalen oder Finken mit fester Sohle' },
      ],
      suggestions: ['Hausschuhe für das Lagerhaus'],
    },
    {
      legend: 'Schlafen',
      items: [
        { id: '18', text: 'Schlafsack, warm bis etwa 5 °C' },
        { id: '19', text: 'Mätteli, gut isolierend' },
        { id: '20', text: 'Kleines Kissen oder Kuscheltier' },
      ],
      suggestions: ['Fixleintuch für das Bett im Lagerhaus'],
    },
    {
      legend: 'Essen und Trinken',
      items: [
        { id: '21', text: 'Gamelle, Feldbesteck und Becher, unzerbrechlich' },
        { id: '24', text: 'Feldflasche, dicht und mindestens 1 Liter gross' },
        { id: '25', text: 'Zwei Abtrocknungstücher und ein Stoffsack fürs Geschirr' },
      ],
    },
    {
      legend: 'Necessaire',
      items: [
        { id: '26', text: 'Zahnbürste und Zahnpasta' },
        { id: '27', text: 'Seife und Shampoo, biologisch abbaubar' },
        { id: '28', text: 'Haarbürste und Haargummis' },
        { id: '29', text: 'Badetuch und Waschlappen' },
        { id: '30', text: 'Periodenprodukte in genügender Menge' },
        { id: '31', text: 'Sonnencreme mit hohem Schutzfaktor' },
        { id: '32', text: 'Zecken- und Mückenschutz zum Einreiben' },
      ],
    },
    {
      legend: 'Ausrüstung',
      items: [
        { id: '33', text: 'Stirnlampe oder Taschenlampe mit Ersatzbatterien' },
        { id: '34', text: 'Sackmesser, mit den Eltern abgesprochen' },
        {
          id: '35',
          text: 'Grosser Rucksack; Tagesrucksack mit Lunch für den ersten Tag',
        },
        { id: '36', text: 'Stoffsack für Wäsche und Plastiksack für Nasses' },
        { id: '37', text: 'Schreibzeug und Adressen für Postkarten' },
      ],
    },
    {
      legend: 'Dokumente, Medikamente und Geld',
      items: [
        {
          id: '38',
          text: 'Krankenkassenkarte, Impfausweis (Kopie) und das Notfallblatt, falls noch nicht abgegeben',
        },
        { id: '39', text: 'SwissPass mit GA oder Verbundabo, falls vorhanden' },
        {
          id: '40',
          text: 'Medikamente, angeschrieben, zum Abgeben; Notfallmedikamente sind immer beim Kind oder bei der Person, die es begleitet',
        },
        { id: '41', text: 'Portemonnaie mit etwas Sackgeld' },
      ],
    },
    {
      legend: 'Vor der Abreise',
      items: [
        { id: '42', text: 'Anschreiben: alles mit Vor- und Nachnamen, auch die Socken' },
        { id: '43', text: 'Zu Hause lassen: Handy, Games, Energydrinks und feststehende Messer' },
      ],
    },
  ],
});
