import { defineChecklist, poster } from './defineChecklist';

export const generator = defineChecklist({
  intro:
    'Kreuze an, welche Regeln in eurem Geländespiel gelten, und geh das Blatt vor dem Start mit allen durch.',
  fileName: 'Regeln_Geländespiel.docx',
  extras: [
    { id: 'header', text: 'Kopf zum Ausfüllen: Spielfeld, Zeiten, Signale, Notfalltelefon' },
    poster,
  ],
  groups: [
    {
      legend: 'Spielfeld',
      suggestions: [
        'Alle halten Abstand zu weidenden Kühen und schliessen jedes Weidetor hinter sich.',
      ],
      items: [
        {
          id: '1',
          text: 'Die Leitenden holen die Erlaubnis für das Gelände ein, gehen es ab und sichern alle Gefahrenstellen.',
        },
        {
          id: '2',
          text: 'Alle bleiben in den Grenzen des Spielfelds, die ihnen die Leitenden gezeigt haben.',
        },
        {
          id: '3',
          text: 'Alle halten sich von Strassen, Gleisen, Gewässern, Äckern und Wildruhezonen fern und klettern nicht auf Bäume, Felsen und Hochsitze.',
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
          text: 'Alle tragen ihr Lebensbändeli gut sichtbar am Arm, nie um den Hals, und holen ein neues nur bei der eigenen Basis.',
        },
        { id: '6', text: 'Niemand kämpft oder fängt in den markierten Schutzzonen.' },
      ],
    },
    {
      legend: 'Körperkontakt',
      items: [
        {
          id: '7',
          text: 'Alle legen vor dem Spiel Schmuck, Uhren und Krawatten ab und sichern Brillen mit einem Band.',
        },
        { id: '8', text: 'Niemand schlägt, tritt oder reisst an Haaren oder Kleidern.' },
        { id: '9', text: 'Alle hören sofort auf, wenn jemand «Stopp» sagt.' },
      ],
    },
    {
      legend: 'Sicherheit',
      suggestions: ['Alle machen bei Hitze Pausen im Schatten und trinken Wasser.'],
      items: [
        {
          id: '10',
          text: 'Die Leitenden brechen das Spiel bei Sturm, Starkregen, dichtem Nebel und Gewitterwarnung ab, spätestens beim ersten Donner.',
        },
        {
          id: '11',
          text: 'Eine Leitungsperson bleibt mit Apotheke und geladenem Handy an einem Posten, den alle kennen.',
        },
        {
          id: '12',
          text: 'Alle haben das Gelände bei Tag gesehen und sind nachts mindestens zu dritt und mit Taschenlampe unterwegs.',
        },
        { id: '13', text: 'Alle kommen beim Alarmsignal sofort zum Sammelplatz.' },
        {
          id: '14',
          text: 'Die Leitenden beenden das Spiel erst, wenn alle gezählt sind und das Material eingesammelt ist.',
        },
      ],
    },
  ],
});
