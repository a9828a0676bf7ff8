import { useEffect } from 'react';
import type { PreviewSource } from './previewState';

/** Whoever prints the page gets the document, under its own name. */
export function usePrint(preview: PreviewSource): void {
  useEffect(() => {
    let restore = () => {};

    function begin() {
      const { rendering, fileName = '' } = preview.shown.current();
      if (!rendering) return;
      const { title } = document;
      const removePages = rendering.print();
      document.title = fileName.replace(/\.docx$/, '');
      restore = () => {
        removePages();
        document.title = title;
      };
    }

    function end() {
      restore();
      restore = () => {};
    }

    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
      end();
    };
  }, [preview]);
}
