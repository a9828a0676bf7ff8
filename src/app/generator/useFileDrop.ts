import { useEffect, useEffectEvent } from 'react';

/** Takes a file that is dropped anywhere on the page, but for places that take one themselves. */
export function useFileDrop(onFile: (file: File) => void): void {
  const take = useEffectEvent((event: DragEvent) => {
    if (event.defaultPrevented) return;
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    // Otherwise the browser would leave the page for the file.
    event.preventDefault();
    onFile(file);
  });

  useEffect(() => {
    const over = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const drop = (event: DragEvent) => take(event);
    addEventListener('dragover', over);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('drop', drop);
    };
  }, []);
}
