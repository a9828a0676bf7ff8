/**
 * Remembers what stands in the fields of a form that have a name; the function that comes back puts it
 * there again.
 */
export function remember(form: HTMLFormElement): () => void {
  const restore = Array.from(form.elements).flatMap((field) => {
    if (field instanceof HTMLInputElement && field.type === 'checkbox') {
      const { checked } = field;
      return () => {
        field.checked = checked;
      };
    }
    if (!isTyped(field) || field.name === '') return [];
    const { value } = field;
    return () => {
      // Written only where it differs: a date that is half typed stays as it is.
      if (field.value !== value) field.value = value;
    };
  });
  return () => {
    for (const one of restore) one();
  };
}

function isTyped(field: Element) {
  return (
    field instanceof HTMLInputElement ||
    field instanceof HTMLTextAreaElement ||
    field instanceof HTMLSelectElement
  );
}
