/** Whether something is typed, ticked or chosen in the form of a page. */
export function hasEntries(page: HTMLElement | null): boolean {
  return Array.from(page?.querySelector('form')?.elements ?? []).some((element) => {
    if (element instanceof HTMLInputElement && element.type === 'checkbox') return element.checked;
    return isTyped(element) && element.value !== '';
  });
}

function isTyped(element: Element) {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}
