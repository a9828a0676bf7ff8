import { defineChecklist } from './defineChecklist';

export const generator = defineChecklist({
  intro:
    'Kreuze an, was bei euch gilt, und lass den Lagerpakt am ersten Tag von allen unterschreiben.',
  fileName: 'Lagerpakt.docx',
  groups: [
    {
      legend: 'Miteinander',
      items: [
        { id: '1', text: 'Wir lassen einander ausreden und nehmen jede Meinung ernst.' },
        { id: '2', text: 'Wir reden freundlich miteinander und verzichten auf Schimpfwörter.' },
        { id: '3', text: 'Wir plagen niemanden und schliessen niemanden aus.' },
        { id: '4', text: 'Wir helfen einander, ohne dass uns jemand darum bitten muss.' },
        { id: '5', text: 'Wir fragen, bevor wir Sachen von anderen benutzen.' },
        {
          id: '6',
          text: 'Wir lösen Streit mit Worten und holen Leitende dazu, wenn wir nicht weiterkommen.',
        },
      ],
    },
    {
      legend: 'Tagesablauf und Nachtruhe',
      items: [
        { id: '7', text: 'Wir stehen gleich nach der Tagwache auf, damit niemand warten muss.' },
        { id: '8', text: 'Wir kommen pünktlich und mit Krawatte zum Antreten.' },
        { id: '9', text: 'Wir ruhen uns in der Mittagsruhe aus oder spielen leise.' },
        { id: '10', text: 'Wir sind vom Beginn der Nachtruhe bis zur Tagwache still.' },
        { id: '11', text: 'Wir schlafen jede Nacht in unserem eigenen Zelt oder Zimmer.' },
        {
          id: '12',
          text: 'Wir wecken nachts eine Leitungsperson, wenn wir Angst, Schmerzen oder Heimweh haben.',
        },
      ],
    },
    {
      legend: 'Lagerplatz',
      items: [
        {
          id: '13',
          text: 'Wir bleiben innerhalb der Grenzen, die uns die Leitenden gezeigt haben.',
        },
        {
          id: '14',
          text: 'Wir verlassen den Lagerplatz nie allein und melden uns vorher bei einer Leitungsperson ab.',
        },
        { id: '15', text: 'Wir halten uns von Strassen, Gewässern und fremdem Land fern.' },
        { id: '16', text: 'Wir holen eine Leitungsperson, wenn Besuch auf den Lagerplatz kommt.' },
        {
          id: '17',
          text: 'Wir tragen im Freien immer Schuhe, damit sich niemand an Nägeln oder Heringen verletzt.',
        },
      ],
    },
    {
      legend: 'Zelte und Privatsphäre',
      items: [
        {
          id: '18',
          text: 'Wir gehen zwischen den Zelten langsam und achten auf die Abspannseile.',
        },
        {
          id: '19',
          text: 'Wir nehmen weder offenes Feuer noch Essen noch schmutzige Schuhe ins Zelt.',
        },
        { id: '20', text: 'Wir betreten andere Zelte und Zimmer erst, wenn jemand «Herein» ruft.' },
        { id: '21', text: 'Wir ziehen uns nur dort um, wo uns niemand zusieht.' },
        { id: '22', text: 'Wir fotografieren niemanden beim Schlafen, Waschen oder Umziehen.' },
      ],
    },
    {
      legend: 'Hygiene und Gesundheit',
      items: [
        { id: '23', text: 'Wir waschen die Hände vor dem Essen und nach dem WC.' },
        { id: '24', text: 'Wir putzen die Zähne am Morgen und am Abend.' },
        { id: '25', text: 'Wir waschen oder duschen uns jeden Tag.' },
        { id: '26', text: 'Wir suchen jeden Abend unseren Körper nach Zecken ab.' },
        { id: '27', text: 'Wir trinken in jeder Pause Wasser und füllen die Flaschen wieder auf.' },
        {
          id: '28',
          text: 'Wir sagen es den Leitenden, wenn wir krank oder verletzt sind oder Medikamente brauchen.',
        },
      ],
    },
    {
      legend: 'Essen und Küche',
      items: [
        { id: '29', text: 'Wir betreten die Küche nur für ein Ämtli und mit sauberen Händen.' },
        { id: '30', text: 'Wir schöpfen nur so viel, wie wir essen können.' },
        { id: '31', text: 'Wir fangen erst an zu essen, wenn alle geschöpft haben.' },
        { id: '32', text: 'Wir waschen unser Geschirr nach jeder Mahlzeit selbst ab.' },
        { id: '33', text: 'Wir geben Fresspäckli bei der Küche ab und teilen den Inhalt.' },
      ],
    },
    {
      legend: 'Feuer',
      items: [
        { id: '34', text: 'Wir machen Feuer nur mit Leitenden und nur an der Feuerstelle.' },
        { id: '35', text: 'Wir rennen und spielen nur weit weg vom Feuer.' },
        { id: '36', text: 'Wir lassen kein Feuer allein, bevor die Glut gelöscht und kalt ist.' },
      ],
    },
    {
      legend: 'Sackmesser und Werkzeug',
      items: [
        {
          id: '37',
          text: 'Wir schnitzen im Sitzen, vom Körper weg und mit einer Armlänge Abstand.',
        },
        {
          id: '38',
          text: 'Wir klappen das Sackmesser zu, bevor wir aufstehen oder es weitergeben.',
        },
        { id: '39', text: 'Wir benutzen Beil und Säge nur, wenn eine Leitungsperson dabei ist.' },
      ],
    },
    {
      legend: 'Handy und Wertsachen',
      items: [
        { id: '40', text: 'Wir geben unsere Handys am ersten Tag den Leitenden ab.' },
        { id: '41', text: 'Wir verschicken und posten keine Fotos von anderen.' },
        { id: '42', text: 'Wir lassen Geld und Wertsachen nie offen herumliegen.' },
      ],
    },
    {
      legend: 'Suchtmittel und Energydrinks',
      items: [
        { id: '43', text: 'Wir verzichten auf Alkohol, Zigaretten, Vapes, Snus und Drogen.' },
        { id: '44', text: 'Wir trinken im Lager keine Energydrinks.' },
      ],
    },
    {
      legend: 'Natur und Abfall',
      items: [
        { id: '45', text: 'Wir lassen Tiere in Ruhe und sammeln nur Holz, das am Boden liegt.' },
        { id: '46', text: 'Wir werfen nichts auf den Boden und trennen PET, Alu und Glas.' },
      ],
    },
  ],
});
