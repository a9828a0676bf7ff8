// The first parts of long compound words.
const joints =
  /(?:Abteilungs|Aktivi|Aufzählungs|Eltern|Gelände|Haupt|[Ll]ager|Leitungs|Pflichten|Rück|Sicherheits|Tages|Teil|Unterschrifts)(?=\p{Ll}{4})/gu;

/** Returns the text with soft hyphens in long compound words, because not every browser hyphenates German. */
export function withSoftHyphens(text: string) {
  return text.replace(joints, '$&\u00ad');
}
