import { defineChecklist } from './defineChecklist';

export const generator = defineChecklist({
  intro:
    'Kreuze an, welche Regeln in deinem Geländespiel gelten, und geh das Blatt vor dem Start mit allen durch.',
  fileName: 'Regeln_Geländespiel.docx',
  groups: [
    {
      legend: 'Spielfeld',
      items: [
        {
          id: '1',
          text: 'Die Leitenden gehen das Gelände vor dem Spiel ab und sichern alle gefährlichen Stellen.',
        },
        { id: '2', text: 'Alle kennen die Grenzen des Spielfelds und überschreiten sie nicht.' },
        {
          id: '3',
          text: 'Alle halten sich von Strassen, Gleisen, Gewässern, Äckern und Wildruhezonen fern.',
        },
      ],
    },
    {
      legend: 'Spielregeln',
      items: [
        {
          id: '4',
          text: 'Die Leitenden erklären vor dem Start die Spieldauer und die Bedeutung aller Signale.',
        },
        {
          id: '5',
          text: 'Alle tragen ihr Lebensbändeli gut sichtbar und holen ein neues nur bei der eigenen Basis.',
        },
        { id: '6', text: 'Niemand kämpft oder fängt in den markierten Schutzzonen.' },
      ],
    },
    {
      legend: 'Körperkontakt',
      items: [
        {
          id: '7',
          text: 'Alle legen vor dem Spiel Schmuck, Uhren und wenn möglich auch Brillen ab.',
        },
        { id: '8', text: 'Niemand schlägt, tritt oder reisst an Haaren, Kleidern oder Krawatten.' },
        { id: '9', text: 'Alle hören sofort auf, wenn jemand «Stopp» ruft.' },
      ],
    },
    {
      legend: 'Sicherheit',
      items: [
        {
          id: '10',
          text: 'Die Leitenden lassen bei Gewitter, Sturm, Starkregen oder dichtem Nebel nicht spielen.',
        },
        {
          id: '11',
          text: 'Eine Leitungsperson bleibt mit Apotheke und geladenem Handy am vereinbarten Posten.',
        },
        { id: '12', text: 'Alle sind nachts mindestens zu zweit und mit Taschenlampe unterwegs.' },
        { id: '13', text: 'Alle kommen beim Abbruchsignal sofort zum Sammelplatz.' },
        {
          id: '14',
          text: 'Die Leitenden beenden das Spiel erst, wenn alle gezählt sind und das Material eingesammelt ist.',
        },
      ],
    },
  ],
});
