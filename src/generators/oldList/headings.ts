import type { ListWords } from './listWords';
import type { matchGroups } from './matchGroups';
import type { ReadLine } from './readLines';

/** Tells the headings of an old list, by how its other lines are written. */
export function headings(
  lines: readonly ReadLine[],
  places: ReturnType<typeof matchGroups>,
  words: ListWords,
): (line: number) => boolean {
  const marked = lines.filter(({ mark }) => mark && mark !== 'title');
  const isMarkedList = marked.length > lines.length / 2;
  const hasParts = lines.some(({ mark }) => mark === 'part');
  const isLoud = lines.filter(({ text }) => isCapitals(text)).length > lines.length / 2;
  const stops = lines.filter(({ text }) => /[.!?]$/.test(text)).length;

  return (index) => {
    const line = lines[index];
    if (!line) return false;
    const { text, mark } = line;
    if (mark === 'title') return true;
    if (mark === 'number' && hasParts) return true;
    if (/:$/.test(text)) return true;
    if (mark) return false;
    if (isCapitals(text) && !isLoud) return true;
    const isShort = text.split(' ').length <= 4;
    if (isMarkedList) return isShort || words.isThings;
    if (!isShort || /[,.!?]/.test(text)) return false;
    // Where the others are sentences, a few words without a full stop name what follows.
    if (!words.isThings && stops > lines.length / 2) return true;
    return (places.named(text)?.share ?? 0) > 0.9 || places.isRest(text);
  };
}

function isCapitals(text: string): boolean {
  return /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text);
}
