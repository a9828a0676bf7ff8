export function openFolds(): void {
  for (const fold of document.querySelectorAll<HTMLDetailsElement>('.fold')) {
    fold.open = true;
  }
}
