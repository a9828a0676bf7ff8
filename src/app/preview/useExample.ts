import { useEffect, useState } from 'react';
import type { Rendering } from './rendering';

/**
 * What a preview shows: the document, or while nothing is entered an example in its place.
 *
 * @param makeExample another function for another example
 * @returns nothing while the example is made; where there is none to be had, the document
 */
export function useExample(
  rendering: Rendering,
  makeExample: (() => Promise<Rendering>) | undefined,
) {
  const [made, setMade] = useState<{ of: object; example: Rendering | undefined }>();

  useEffect(() => {
    if (!makeExample) return;
    let isCurrent = true;
    const show = (example?: Rendering) => isCurrent && setMade({ of: makeExample, example });
    makeExample().then(show, () => show());
    return () => {
      isCurrent = false;
    };
  }, [makeExample]);

  if (!makeExample) return { shown: rendering, isExample: false };
  if (made?.of !== makeExample) return { shown: undefined, isExample: false };
  return { shown: made.example ?? rendering, isExample: made.example !== undefined };
}
