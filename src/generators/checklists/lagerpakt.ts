import { defineChecklist, poster } from './defineChecklist';

export const generator = defineChecklist({
  intro:
    'Kreuze die zehn bis fünfzehn wichtigsten Regeln an und ergänze sie am ersten Tag mit den TN.',
  fileName: 'Lagerpakt.docx',
  signatureCount: '24',
  extras: [
    {
      id: 'signatures',
      text: 'Mit Unterschriften',
      count: 'Wie viele unterschreiben?',
    },
    poster,
  ],
  groups: [
    {
      legend: 'Miteinander',
      suggestions: [
        'Was passiert, wenn jemand eine Regel bricht? Wir reden darüber und machen es wieder gut.',
        'Mit wem kann ich reden? Mit jeder Leitungsperson, auch in der Nacht, oder mit der Nummer 147.',
      ],
      items: [
        { id: '1', text: 'Wir lassen einander ausreden und reden freundlich miteinander.' },
        { id: '47', text: 'Wir hören sofort auf, wenn jemand «Stopp» sagt.' },
        {
          id: '3',
          text: 'Wir plagen niemanden, schliessen niemanden aus und holen eine Leitungsperson, wenn das jemandem passiert.',
        },
        { id: '4', text: 'Wir helfen einander, ohne dass uns jemand darum bitten muss.' },
        { id: '5', text: 'Wir fragen, bevor wir Sachen von anderen benutzen.' },
        {
          id: '6',
          text: 'Wir lösen Streit mit Worten und holen eine Leitungsperson, wenn wir nicht weiterkommen.',
        },
      ],
    },
    {
      legend: 'Tagesablauf und Nachtruhe',
      items: [
        { id: '7', text: 'Wir stehen gleich nach der Tagwache auf.' },
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
      legend: 'Lagergelände und Wasser',
      items: [
        {
          id: '13',
          text: 'Wir bleiben in den Grenzen, die uns die Leitenden gezeigt haben, weg von Strassen, Gewässern und fremdem Land.',
        },
        {
          id: '14',
          text: 'Wir verlassen das Lagergelände nur mit Erlaubnis einer Leitungsperson und mindestens zu dritt.',
        },
        { id: '48', text: 'Wir kommen beim Alarmsignal sofort zum Sammelplatz.' },
        {
          id: '49',
          text: 'Wir gehen nur ins Wasser, wenn eine dafür ausgebildete Leitungsperson es erlaubt und aufpasst.',
        },
        {
          id: '16',
          text: 'Wir holen eine Leitungsperson, wenn Besuch oder Fremde aufs Lagergelände kommen.',
        },
        { id: '17', text: 'Wir tragen im Freien immer Schuhe, auch auf kurzen Wegen.' },
      ],
    },
    {
      legend: 'Zelte und Privatsphäre',
      suggestions: ['Wir tragen im Haus Hausschuhe und halten die Fluchtwege frei.'],
      items: [
        { id: '18', text: 'Wir gehen zwischen den Zelten langsam und achten auf die Zeltschnüre.' },
        {
          id: '19',
          text: 'Wir nehmen weder Feuer noch Essen noch schmutzige Schuhe ins Zelt oder Zimmer.',
        },
        { id: '20', text: 'Wir betreten andere Zelte und Zimmer erst, wenn jemand «Herein» ruft.' },
        { id: '50', text: 'Wir schauen niemandem beim Umziehen, beim Duschen oder auf dem WC zu.' },
        {
          id: '22',
          text: 'Wir fotografieren und filmen niemanden beim Schlafen, Waschen oder Umziehen.',
        },
      ],
    },
    {
      legend: 'Hygiene und Gesundheit',
      suggestions: ['Wir tragen an der Sonne einen Hut und cremen uns ein.'],
      items: [
        { id: '23', text: 'Wir waschen die Hände vor dem Essen und nach dem WC mit Seife.' },
        {
          id: '24',
          text: 'Wir putzen die Zähne am Morgen und am Abend und waschen oder duschen uns jeden Tag.',
        },
        {
          id: '26',
          text: 'Wir suchen jeden Abend den eigenen Körper nach Zecken ab; Hilfe gibt es nur, wo jemand sie möchte.',
        },
        { id: '27', text: 'Wir trinken in jeder Pause Wasser und füllen die Flaschen wieder auf.' },
        {
          id: '28',
          text: 'Wir sagen es sofort einer Leitungsperson, wenn uns etwas wehtut oder bedrückt.',
        },
        {
          id: '51',
          text: 'Wir geben unsere Medikamente den Leitenden ab; Notfallmedikamente sind immer beim Kind oder bei der Person, die es begleitet.',
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
        {
          id: '34',
          text: 'Wir machen Feuer nur zusammen mit einer Leitungsperson und nur an der Feuerstelle.',
        },
        { id: '35', text: 'Wir gehen rund ums Feuer langsam und spielen anderswo.' },
        {
          id: '36',
          text: 'Wir lassen das Feuer nie allein und löschen es mit einer Leitungsperson, bis die Asche kalt ist.',
        },
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
        {
          id: '39',
          text: 'Wir benutzen Axt, Beil und Säge nur, wenn eine Leitungsperson dabei ist.',
        },
      ],
    },
    {
      legend: 'Handy, Wertsachen und Suchtmittel',
      items: [
        {
          id: '40',
          text: 'Wir lassen das Handy zu Hause oder geben es zu Beginn den Leitenden ab.',
        },
        { id: '41', text: 'Wir verschicken und posten keine Fotos von anderen.' },
        { id: '42', text: 'Wir lassen Geld und Wertsachen nie offen herumliegen.' },
        {
          id: '43',
          text: 'Wir verzichten auf Alkohol, Nikotin (auch Vapes und Snus), andere Drogen und Energydrinks.',
        },
      ],
    },
    {
      legend: 'Natur und Abfall',
      suggestions: [
        'Wir halten Abstand zu weidenden Kühen und schliessen jedes Weidetor hinter uns.',
      ],
      items: [
        { id: '45', text: 'Wir lassen Tiere in Ruhe und sammeln nur Holz, das am Boden liegt.' },
        { id: '46', text: 'Wir werfen nichts auf den Boden und trennen PET, Alu und Glas.' },
      ],
    },
  ],
});
