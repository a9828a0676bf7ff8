import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Whoever is led to what is folded finds it open. */
export function useOpenFold(): void {
  const { hash } = useLocation();

  useEffect(() => {
    const fold = hash && document.getElementById(hash.slice(1));
    if (!(fold instanceof HTMLDetailsElement)) return;
    fold.open = true;
    fold.scrollIntoView();
    fold.querySelector('summary')?.focus();
  }, [hash]);
}
