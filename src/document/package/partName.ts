const names: readonly (readonly [RegExp, string])[] = [
  [/^word\/header\d*\.xml$/, 'Kopfzeile'],
  [/^word\/footer\d*\.xml$/, 'Fusszeile'],
  [/^word\/(footnotes|endnotes)\.xml$/, 'Fussnote'],
  [/^word\/comments\.xml$/, 'Kommentar'],
  [/^docProps\//, 'Eigenschaften'],
];

/** The German name of a part of the package (`word/header1.xml` is «Kopfzeile»); the body is «Text». */
export function partName(path: string): string {
  return names.find(([pattern]) => pattern.test(path))?.[1] ?? 'Text';
}
