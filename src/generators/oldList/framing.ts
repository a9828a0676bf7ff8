const months = 'jan|feb|märz|april|mai|juni|juli|aug|sept|okt|nov|dez';

const signs: readonly RegExp[] = [
  // An address on the internet or of mail, a phone number, a postcode with its place
  /www\.|https?:|\S+@\S+\.\w/i,
  /(?:\+41|\b0\d{2})[\s/]?\d{3}[\s]?\d{2}[\s]?\d{2}\b/,
  /\b[1-9]\d{3} \p{Lu}\p{L}+/u,
  // Days and times
  new RegExp(`\\b\\d{1,2}\\.\\s?(?:${months})`, 'i'),
  /\b\d{1,2}\.\d{1,2}\.(?:\d{2,4})?(?!\d)/,
  // Greetings, and what stands around a list
  /^(?:liebe[rs]?|hallo|hoi|salü|sali|hey|guten tag|sehr geehrte|geschätzte)\s/i,
  /bis bald|bis am |viel spass|wir freuen uns|danke, dass/i,
  /^(?:bei fragen|fragen\b|infos?\b|adresse:|treffpunkt|ort\b|datum|unterschrift|unterschrieben|anmeldung|kontakt|gilt für)/i,
  /^(?:seite \d|version |stand )/i,
  /_{3,}|\.{5,}|…{3,}/,
];

/** Whether a line is written around a list: a greeting, an address, a day, a line to sign on. */
export function isFraming(text: string): boolean {
  return !/\p{L}/u.test(text) || isFarewell(text) || signs.some((sign) => sign.test(text));
}

const farewell =
  /(?:liebe|freundliche|herzliche|beste|viele|schöne)n?\s+(?:grüsse|gruss)|^(?:gruss|grüsse|grüessli|lg|mis bescht|auf wiedersehen|allzeit bereit)(?!\p{L})/iu;

/** Whether a line ends a letter: what follows are names. */
export function isFarewell(text: string): boolean {
  return farewell.test(text);
}

const listTitle =
  /packliste|packing list|ausrüstung(?:sliste|$| für)|pakt\b|regeln|lagerregle|abmachungen|\blager\b|sola\b|pfila|hela\b|weekend|\bkurs\b|20\d\d/i;

/** Whether the first lines of a list name it. */
export function isListTitle(text: string): boolean {
  return listTitle.test(text);
}

const columns = new Set(
  'was anzahl gepackt menge stück ok check bemerkung bemerkungen gegenstand material'.split(' '),
);

/** Whether a line is the heading of a table's columns. */
export function isTableHead(text: string): boolean {
  return text
    .toLowerCase()
    .split(/[\s/]+/)
    .every((word) => columns.has(word));
}

/** Whether a line is a sentence to read, where others name a thing. */
export function isProse(text: string): boolean {
  const words = text.split(/\s+/);
  const speaks = /(?<!\p{L})(?:wir|ihr|euch|du|dir|ist|sind|haben|wird|damit|kind)(?!\p{L})/iu;
  return words.length >= 7 && speaks.test(text);
}
