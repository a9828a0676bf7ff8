const shown: Readonly<Record<string, string>> = {
  normal: 'Standard',
  title: 'Titel',
  subtitle: 'Untertitel',
  heading: 'Überschrift',
  'list bullet': 'Aufzählungszeichen',
  'list number': 'Listennummer',
  header: 'Kopfzeile',
  footer: 'Fusszeile',
};

/** A style as German Word shows it, by its name or its id: «heading 6» and «Heading6» are «Überschrift 6». */
export function shownStyle(style: string): string {
  const name = style.replace(/([a-z])(?=[A-Z\d])/g, '$1 ').toLowerCase();
  const [, words = name, number = ''] = /^(.*?)( \d)?$/.exec(name) ?? [];
  const german = Object.hasOwn(shown, words) ? shown[words] : undefined;
  return german ? `${german}${number}` : style;
}
