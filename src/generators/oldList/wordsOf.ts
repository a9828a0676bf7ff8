import { lagerpakt } from './content/lagerpakt';
import { packliste } from './content/packliste';
import { regelnFuerLeitende } from './content/regelnFuerLeitende';
import { regelnImLeitungsteam } from './content/regelnImLeitungsteam';
import { type ListWords, noWords } from './listWords';

const words: Readonly<Record<string, ListWords>> = {
  packliste,
  lagerpakt,
  'regeln-fuer-leitende': regelnFuerLeitende,
  'regeln-im-leitungsteam': regelnImLeitungsteam,
};

/** What groups call the points of a document, by its slug. */
export function wordsOf(slug: string): ListWords {
  return (Object.hasOwn(words, slug) && words[slug]) || noWords;
}
