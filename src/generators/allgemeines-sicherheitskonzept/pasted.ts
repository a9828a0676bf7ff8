// The marks of direction that chats put around names and numbers.
const invisible = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** What somebody pasted, with one kind of line break and without what shows nothing. */
export function plainPaste(pasted: string) {
  return pasted.replace(/\r\n?/g, '\n').replace(invisible, '');
}

/** When a message was sent, as WhatsApp on an iPhone and on Android writes it before a line. */
export const sentAt = /^(?:\[[^\]]*\d:\d\d[^\]]*\] *|[\d./]{6,10},? \d{1,2}:\d\d(?::\d\d)? [–-] )/;
