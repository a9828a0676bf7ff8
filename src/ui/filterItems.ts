const items = '.tick, .own-point';

/** Hides the items that do not hold the words, and each group without one that does; none is removed. */
export function filterItems(list: HTMLElement, words: string): void {
  const sought = words.trim().toLocaleLowerCase();
  for (const group of list.querySelectorAll<HTMLElement>('.tick-group')) {
    const all = Array.from(group.querySelectorAll<HTMLElement>(items));
    for (const item of all) item.hidden = !wordsOf(item).toLocaleLowerCase().includes(sought);
    const hasHit = sought === '' || all.some(({ hidden }) => !hidden);
    const fold = group.closest('details');
    (fold ?? group).hidden = !hasHit;
    if (fold) unfold(fold, sought !== '' && hasHit);
  }
}

/** What was opened to show what is sought is closed again, unless more or less was chosen in it meanwhile. */
function unfold(fold: HTMLDetailsElement, showsHit: boolean) {
  const chosen = String(fold.querySelectorAll(':checked, .own-point').length);
  if (showsHit && !fold.open) {
    fold.open = true;
    fold.dataset.unfolded = chosen;
  }
  if (showsHit || fold.dataset.unfolded === undefined) return;
  fold.open = fold.dataset.unfolded !== chosen;
  delete fold.dataset.unfolded;
}

/** How many items are seen, and how many of the others are ticked or people's own. */
export function countItems(list: HTMLElement): { seen: number; hiddenChosen: number } {
  const all = Array.from(list.querySelectorAll<HTMLElement>(items));
  return {
    seen: all.filter(({ hidden }) => !hidden).length,
    hiddenChosen: all.filter((item) => item.hidden && item.matches('.own-point, :has(:checked)'))
      .length,
  };
}

function wordsOf(item: HTMLElement): string {
  return item.querySelector<HTMLInputElement>('[type=text]')?.value ?? item.textContent;
}
