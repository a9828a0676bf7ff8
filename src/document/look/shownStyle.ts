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

/** The name of a style as German Word shows it: «heading 6» is «Überschrift 6». */
export function shownStyle(name: string): string {
  const [, words = name, number = ''] = /^(.*?)( \d)?$/.exec(name.toLowerCase()) ?? [];
  const german = Object.hasOwn(shown, words) ? shown[words] : undefined;
  return german ? `${german}${number}` : name;
}
