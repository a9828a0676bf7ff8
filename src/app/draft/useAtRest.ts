import { useEffect, useEffectEvent } from 'react';
import type { Work } from './work';

/** How long typing rests before what follows from it is found, in milliseconds. */
const rest = 300;

/** Calls back when the page has come, and whenever what is entered has changed and come to rest. */
export function useAtRest(work: Work, callBack: () => void): void {
  const tell = useEffectEvent(callBack);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    function wait() {
      clearTimeout(timer);
      timer = setTimeout(() => tell(), rest);
    }
    wait();
    const unsubscribe = work.subscribe(wait);
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [work]);
}
