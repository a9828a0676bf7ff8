import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { whenIdle } from '../browser/whenIdle';
import type { LaunchQueue } from './openLaunched';

declare global {
  interface Window {
    launchQueue?: LaunchQueue;
  }
}

/** Shows the files that somebody opens with the installed app. */
export function useLaunched(): void {
  const navigate = useNavigate();
  const goTo = useEffectEvent((path: string) => void navigate(path));

  useEffect(() => {
    const queue = window.launchQueue;
    if (!queue) return;
    return whenIdle(() => {
      import('./openLaunched')
        .then(({ openLaunched }) => openLaunched(queue, (path) => goTo(path)))
        .catch(console.error);
    });
  }, []);
}
