export function openFolds(): void {
  for (const fold of document.querySelectorAll<HTMLDetailsElement>('.fold')) {
    // With a name, a fold closes when another fold of the same name opens.
    fold.removeAttribute('name');
    fold.open = true;
  }
}
