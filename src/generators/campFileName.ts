const longest = 200;

// What Windows, macOS or Android refuse in a file name.
const refused = /[\\/:*?"<>|]/g;

// Controls, line and paragraph separators, bidi marks, halves of characters, no characters at all.
const invisible = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Bidi_Control}\p{Noncharacter_Code_Point}\uFEFF]/gu;

/**
 * `SiKo_<camp name>.docx` (specification, section 7), at most 200 bytes of UTF-8, never cut inside a
 * character; without a name `SiKo.docx`.
 *
 * @param kind what the file is, e.g. `SiKo`
 * @param ending e.g. `.docx`
 */
export function campFileName(kind: string, camp: { name: string }, ending: string) {
  const name = camp.name.normalize('NFC').replace(invisible, '').replace(refused, '_').trim();
  const cut = firstBytes(name, longest - kind.length - 1 - ending.length).trim();
  return `${cut ? `${kind}_${cut}` : kind}${ending}`;
}

function firstBytes(text: string, bytes: number) {
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(bytes));
  const cut = new Intl.Segmenter('de').segment(text).containing(read);
  return text.slice(0, cut?.index);
}
