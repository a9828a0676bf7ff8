const names: readonly (readonly [RegExp, string])[] = [
  [/^word\/header\d*\.xml$/, 'Kopfzeile'],
  [/^word\/footer\d*\.xml$/, 'Fusszeile'],
  [/^word\/footnotes\d*\.xml$/, 'Fussnote'],
  [/^word\/endnotes\d*\.xml$/, 'Endnote'],
  [/^word\/comments\d*\.xml$/, 'Kommentar'],
  [/^word\/diagrams\//, 'SmartArt'],
  [/^word\/charts\//, 'Diagramm'],
  [/^customXml\//, 'Deckblatt'],
  [/^docProps\//, 'Eigenschaften'],
];

/** The German name of a part of the package (`word/header1.xml` is «Kopfzeile»); the body is «Text». */
export function partName(path: string): string {
  return names.find(([pattern]) => pattern.test(path))?.[1] ?? 'Text';
}
