import { useCallback, useEffect, useState } from 'react';

/** Which page of a frame is looked at, and how many there are. */
export function usePageInView(frame: Document | null) {
  const [shown, setShown] = useState({ page: 1, count: 0 });

  const recount = useCallback(() => {
    const pages = Array.from(frame?.querySelectorAll('section') ?? []);
    // The page that reaches over the upper third.
    const line = (frame?.documentElement.clientHeight ?? 0) / 3;
    const page = Math.max(1, pages.filter((one) => one.getBoundingClientRect().top < line).length);
    setShown((before) =>
      before.page === page && before.count === pages.length
        ? before
        : { page, count: pages.length },
    );
  }, [frame]);

  useEffect(() => {
    if (!frame) return;
    frame.addEventListener('scroll', recount);
    return () => frame.removeEventListener('scroll', recount);
  }, [frame, recount]);

  return { ...shown, recount };
}
