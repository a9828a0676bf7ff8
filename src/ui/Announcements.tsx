import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react';

type Announce = (words: string) => void;

const AnnounceContext = createContext<Announce>(() => {});

/** Has a screen reader say something, once it has finished what it is saying. */
export function useAnnounce(): Announce {
  return use(AnnounceContext);
}

/** How long words stay for a screen reader to take them up, in ms. */
const heardTime = 5_000;

/** The one live region of a form, in which its fields and rows say what has changed. */
export function Announcements({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState<readonly { key: number; words: string }[]>([]);

  const announce = useCallback((words: string) => {
    setSaid((before) => [...before, { key: (before.at(-1)?.key ?? 0) + 1, words }]);
  }, []);

  // Whoever reads the page on to its end does not come upon them again.
  useEffect(() => {
    if (said.length === 0) return;
    const timer = setTimeout(() => setSaid([]), heardTime);
    return () => clearTimeout(timer);
  }, [said]);

  return (
    <AnnounceContext value={announce}>
      {children}
      <div className="visually-hidden announcements" role="status" aria-atomic="false">
        {said.map(({ key, words }) => (
          <p key={key}>{words}</p>
        ))}
      </div>
    </AnnounceContext>
  );
}
