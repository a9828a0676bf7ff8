import { rootOf, save } from '../package/parts';
import type { WordPackage } from '../package/wordPackage';
import { uniqueMaker } from '../word/ids';
import { elementsBelow, rebuilt } from '../word/tree';
import { emptiedAmong, takeMarked } from './dropEmptied';

/**
 * Mends what a loop repeats though Word wants it once in a document: the ids and names of bookmarks, the ids of
 * drawings, shapes, content controls, paragraphs and tracked changes come out unique; a comment stays on its first
 * turn; Word's own hints of old page breaks go, and so do the paragraphs that filling has emptied. What stands once stays
 * as it is.
 *
 * @param paths the filled parts
 */
export function mendRepeats(filled: WordPackage, paths: readonly string[]) {
  const mend = uniqueMaker();
  for (const path of paths) {
    const root = rootOf(filled, path);
    const elements = elementsBelow(root);
    const { gone, isChanged } = mend(elements);
    const marked = takeMarked(elements);
    if (gone.length + marked.length === 0 && !isChanged) continue;
    rebuilt(root, new Map([...gone, ...emptiedAmong(marked)].map((one) => [one, []])));
    save(filled, path);
  }
}
