/** What the page holds folded, by its names; what is in it comes late (`LateGuide.tsx`). */
export const mistakeNames = {
  look: 'Ein Feld in der Steuerzeile',
  option: 'Eine Liste nur für ein Kreuz',
  tables: 'Eine Tabelle für jeden Eintrag',
  cells: 'Anfang und Ende in eigenen Zellen',
  acrossCells: 'Eine Bedingung über mehrere Zellen',
  direct: 'Aussehen auf einzelnen Wörtern',
  name: 'Ein Name, der fast stimmt',
  tracked: 'Nachverfolgte Änderungen',
  inside: 'Ein Umbruch in der Schleife',
  box: 'Ein Textfeld um lange Angaben',
} as const;

export const recipeNames = {
  oneList: 'Nur eine der Listen',
  columns: 'Spalten und Querformat',
  bullets: 'Aufzählungszeichen und ihre Farbe',
  numbers: 'Punkte mit Nummern',
  pages: 'Eine Seite je Ressort',
  contacts: 'Eine Zeile je Kontakt, mit Kopfzeile',
  logo: 'Logo in der Kopfzeile',
} as const;

export const moreNames = {
  sharing: 'So bekommen es alle Leitenden',
  programs: 'LibreOffice, Google Docs, Pages und Word im Browser',
  styles: 'Die übrigen Formatvorlagen',
} as const;
