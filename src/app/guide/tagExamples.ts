import type { CutoutLine } from './Cutout';

/** What tags do: how they stand in a template, and what a document makes of them. */
export type Markup = {
  name: string;
  words: string;
  /** Whose fields these are. */
  slug: string;
  template: readonly CutoutLine[];
  document: readonly CutoutLine[];
};

export const tagExamples: readonly Markup[] = [
  {
    name: 'Feld',
    words:
      'Ein Name in geschweiften Klammern wird durch das ersetzt, was jemand eingegeben hat. Du darfst Felder verschieben und kopieren; ihre Namen müssen genau so bleiben.',
    slug: 'allgemeines-sicherheitskonzept',
    template: [
      { style: 'title', text: '{campName}' },
      { style: 'text', text: 'Wir sind da: {dates}' },
    ],
    document: [
      { style: 'title', text: 'Herbstlager' },
      { style: 'text', text: 'Wir sind da: 9.10.2027 – 16.10.2027' },
    ],
  },
  {
    name: 'Schleife in Steuerzeilen',
    words:
      'Was zwischen {#items} und {/items} steht, kommt für jeden Eintrag einmal. Anfang und Ende stehen je allein in einem Absatz. Diese Absätze haben die Formatvorlage «Steuerzeile», klein und grau; im Dokument sind sie weg.',
    slug: 'packliste',
    template: [
      { style: 'control', text: '{#items}' },
      { style: 'bullet', text: '{text}' },
      { style: 'control', text: '{/items}' },
    ],
    document: [
      { style: 'bullet', text: 'Schlafsack' },
      { style: 'bullet', text: 'Stirnlampe' },
      { style: 'bullet', text: 'Regenjacke' },
    ],
  },
  {
    name: 'Schleife über die Zeilen einer Tabelle',
    words:
      'In einer Tabelle gibt es keine Steuerzeilen: Der Anfang steht in der ersten Zelle der Zeile, die sich wiederholen soll, das Ende in der letzten.',
    slug: 'allgemeines-sicherheitskonzept',
    template: [
      {
        rows: [
          ['Name', 'Telefon'],
          ['{#coaches}{name}', '{phoneNumber}{/coaches}'],
        ],
      },
    ],
    document: [
      {
        rows: [
          ['Name', 'Telefon'],
          ['Beat Odermatt', '079 555 01 14'],
          ['Mia Rohrer', '079 555 01 15'],
        ],
      },
    ],
  },
  {
    name: 'Bedingung',
    words:
      'Was zwischen {#campAddress} und {/campAddress} steht, kommt nur, wenn eine Adresse da ist; so fällt auch die Überschrift weg. Mit ^ statt # ist es umgekehrt: Was zwischen {^campAddress} und {/campAddress} steht, kommt nur, wenn keine da ist. Beides geht mit jedem Feld und jeder Schleife, auch mitten in einer Zeile. Was auf einer Seite «Auf Wunsch im Dokument» heisst, ist auch eine Bedingung.',
    slug: 'allgemeines-sicherheitskonzept',
    template: [
      { style: 'control', text: '{#campAddress}' },
      { style: 'heading', text: 'Adresse' },
      { style: 'text', text: '{campAddress}' },
      { style: 'control', text: '{/campAddress}' },
      { style: 'control', text: '{^campAddress}' },
      { style: 'text', text: 'Adresse: ________________' },
      { style: 'control', text: '{/campAddress}' },
    ],
    document: [
      { style: 'heading', text: 'Adresse' },
      { style: 'text', text: 'Pfadiheim Sagenwald, Sarnen' },
    ],
  },
];
