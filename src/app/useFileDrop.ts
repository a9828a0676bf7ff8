import { useEffect, useEffectEvent } from 'react';

/** Calls `onFile` for a file dropped anywhere on the page, except on elements that handle the drop themselves. */
export function useFileDrop(onFile: (file: File) => void) {
  const take = useEffectEvent((event: DragEvent) => {
    if (event.defaultPrevented) return;
    const [file, another] = event.dataTransfer?.files ?? [];
    if (!file) return;
    // By default, the browser would leave the page and open the file.
    event.preventDefault();
    if (another) alert('Zieh eine Datei nach der andern hierher: Es geht immer nur eine.');
    else onFile(file);
  });

  useEffect(() => {
    const page = document.documentElement;
    function dragover(event: DragEvent) {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      // With this class, CSS disables pointer events on the preview's iframe, which would otherwise receive the drop.
      page.classList.add('file-above');
    }
    function dragleave({ relatedTarget }: DragEvent) {
      if (!relatedTarget) page.classList.remove('file-above');
    }
    function drop(event: DragEvent) {
      page.classList.remove('file-above');
      take(event);
    }
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('dragover', dragover, { signal });
    addEventListener('dragleave', dragleave, { signal });
    addEventListener('drop', drop, { signal });
    return () => listening.abort();
  }, []);
}
