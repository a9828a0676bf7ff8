import { defineChecklist } from './defineChecklist';

export const generator = defineChecklist({
  intro:
    'Kreuze an, was an euren Aktivitäten gilt, und besprich das Dokument mit den Teilnehmenden.',
  fileName: 'Regeln_an_Aktivitäten.docx',
  extras: [{ id: 'signatures', text: 'Mit Unterschriften: TN und Eltern' }],
  groups: [
    {
      legend: 'Kommen und Gehen',
      suggestions: ['Ich gehe nur allein nach Hause, wenn meine Eltern es erlauben.'],
      items: [
        { id: '1', text: 'Ich bin pünktlich am Treffpunkt.' },
        { id: '2', text: 'Ich melde mich bis zum Abmeldeschluss ab, wenn ich nicht kommen kann.' },
        { id: '3', text: 'Ich verlasse die Gruppe nur mit Erlaubnis einer Leitungsperson.' },
        {
          id: '4',
          text: 'Ich lasse mich nur von Personen abholen, die meine Eltern angekündigt haben.',
        },
      ],
    },
    {
      legend: 'Kleider und Ausrüstung',
      items: [
        { id: '5', text: 'Ich komme mit Krawatte an jede Aktivität.' },
        {
          id: '6',
          text: 'Ich ziehe Kleider an, die zum Wetter passen und schmutzig werden dürfen.',
        },
        { id: '7', text: 'Ich trage feste und auf Wanderungen eingelaufene Schuhe.' },
        { id: '8', text: 'Ich bringe Trinkflasche und Zvieri mit.' },
        { id: '9', text: 'Ich schreibe meine Sachen mit Vor- und Nachnamen an.' },
      ],
    },
    {
      legend: 'Miteinander',
      suggestions: ['Mit wem kann ich reden? Mit jeder Leitungsperson oder mit der Nummer 147.'],
      items: [
        { id: '10', text: 'Ich höre zu, wenn eine Leitungsperson etwas erklärt.' },
        { id: '11', text: 'Ich lasse andere ausreden, auch wenn ich anderer Meinung bin.' },
        { id: '12', text: 'Ich helfe, wenn jemand etwas nicht allein schafft.' },
        { id: '13', text: 'Ich teile das Spielmaterial und lasse alle mitmachen.' },
        {
          id: '14',
          text: 'Ich hole eine Leitungsperson, wenn jemand geplagt oder ausgeschlossen wird.',
        },
        {
          id: '33',
          text: 'Ich sage «Stopp», wenn mir etwas zu weit geht, und höre sofort auf, wenn jemand «Stopp» sagt.',
        },
        {
          id: '15',
          text: 'Ich entschuldige mich und mache es wieder gut, wenn ich jemandem wehgetan habe.',
        },
      ],
    },
    {
      legend: 'Unterwegs',
      suggestions: ['Ich trage auf dem Velo immer einen Helm.'],
      items: [
        {
          id: '16',
          text: 'Ich gehe immer zwischen der vordersten und der hintersten Leitungsperson.',
        },
        {
          id: '17',
          text: 'Ich überquere die Strasse erst, wenn eine Leitungsperson das Zeichen gibt.',
        },
        {
          id: '18',
          text: 'Ich halte im Zug den Durchgang frei und die Schuhe von den Sitzen fern.',
        },
        { id: '20', text: 'Ich rede in Zug und Bus leise.' },
        { id: '21', text: 'Ich melde beim Umsteigen sofort, wenn jemand oder etwas fehlt.' },
      ],
    },
    {
      legend: 'Gelände und Natur',
      items: [
        { id: '22', text: 'Ich bleibe in den Grenzen, die mir die Leitenden gezeigt haben.' },
        { id: '23', text: 'Ich lasse Felder und Tiere in Ruhe.' },
        {
          id: '24',
          text: 'Ich nehme nur Holz, das am Boden liegt, und schnitze nie an lebenden Bäumen.',
        },
        { id: '25', text: 'Ich nehme allen Abfall wieder mit.' },
      ],
    },
    {
      legend: 'Sicherheit',
      items: [
        {
          id: '26',
          text: 'Ich mache Feuer nur zusammen mit einer Leitungsperson.',
        },
        {
          id: '27',
          text: 'Ich schnitze im Sitzen, vom Körper weg und mit einer Armlänge Abstand.',
        },
        {
          id: '28',
          text: 'Ich gehe nur ins Wasser, wenn eine dafür ausgebildete Leitungsperson es erlaubt und aufpasst.',
        },
        {
          id: '29',
          text: 'Ich sage es sofort einer Leitungsperson, wenn mir etwas wehtut oder mich etwas bedrückt.',
        },
      ],
    },
    {
      legend: 'Handy, Wertsachen und Suchtmittel',
      items: [
        { id: '34', text: 'Ich lasse das Handy zu Hause oder gebe es zu Beginn den Leitenden ab.' },
        { id: '31', text: 'Ich lasse Schmuck, Games und andere Wertsachen zu Hause.' },
        {
          id: '32',
          text: 'Ich verzichte auf Alkohol, Nikotin (auch Vapes und Snus), andere Drogen und Energydrinks.',
        },
      ],
    },
  ],
});
