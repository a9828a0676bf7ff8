import { useSyncExternalStore } from 'react';

/** Which of the headings was passed last; at the end of the page the last one, however short its chapter. */
export function useCurrentChapter(ids: readonly string[]): string | undefined {
  return useSyncExternalStore(
    followScrolling,
    () => currentOf(ids),
    () => undefined,
  );
}

function followScrolling(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true });
  addEventListener('resize', listener);
  return () => {
    removeEventListener('scroll', listener);
    removeEventListener('resize', listener);
  };
}

function currentOf(ids: readonly string[]): string | undefined {
  const { scrollHeight, clientHeight } = document.documentElement;
  const scrolled = window.scrollY;
  if (scrolled > 0 && scrolled + clientHeight >= scrollHeight - 2) return ids.at(-1);
  return ids.findLast((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top !== undefined && top <= clientHeight * 0.3;
  });
}
