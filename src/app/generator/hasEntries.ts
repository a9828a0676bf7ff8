/** Whether something is typed, ticked or chosen in the form of a page. */
export function hasEntries(page: HTMLElement | null): boolean {
  return Array.from(page?.querySelector('form')?.elements ?? []).some((element) => {
    if (element instanceof HTMLInputElement && element.type === 'checkbox') return element.checked;
    // A number or date that is half typed has no value yet.
    return isTyped(element) && (element.value !== '' || element.validity.badInput);
  });
}

function isTyped(element: Element) {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}
