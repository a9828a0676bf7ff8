import { useEffect, useEffectEvent } from 'react';

/** Takes a file that is dropped anywhere on the page, but for places that take one themselves. */
export function useFileDrop(onFile: (file: File) => void) {
  const take = useEffectEvent((event: DragEvent) => {
    if (event.defaultPrevented) return;
    const [file, another] = event.dataTransfer?.files ?? [];
    if (!file) return;
    // Otherwise the browser would leave the page for the file.
    event.preventDefault();
    if (another) alert('Zieh eine Datei nach der andern hierher: Es geht immer nur eine.');
    else onFile(file);
  });

  useEffect(() => {
    const page = document.documentElement;
    function dragover(event: DragEvent) {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      // Seen by the CSS: the frame of the preview would keep the file for itself.
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
