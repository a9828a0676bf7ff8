import { useCallback } from 'react';
import { whenIdle } from '../../browser/load';
import { useStore } from '../../ui/store';
import { draftChanges, useLook } from '../draft/drafts';
import type * as LiveFirstPages from './liveFirstPages';

const addresses = import.meta.glob<string>('./pictures/firstPages/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});

/**
 * Returns the address of a picture: the first page of a document, or the top of the packing list in a look. `npm run
 * pictures` makes all pictures.
 *
 * @param slug the slug of a document or look, or `blau` for the look of the originals
 */
export function firstPageAddress(slug: string) {
  return addresses[`./pictures/firstPages/${slug}.webp`] ?? '';
}

type FrameProps = {
  /** The slug of a document, or of a look if `isStill` is true. */
  slug: string;
  /** True for a frame that keeps its picture. */
  isStill?: boolean;
};

/** A frame with the picture of a first page. `useLiveFirstPages` replaces the picture by the rendered first page. */
export function FirstPageFrame({ slug, isStill }: FrameProps) {
  return (
    <span className="sheet" data-slug={isStill ? undefined : slug} aria-hidden>
      <img src={firstPageAddress(slug)} alt="" loading="lazy" />
    </span>
  );
}

let live: typeof LiveFirstPages | undefined;

/**
 * Replaces the pictures in the `FirstPageFrame`s of a list by rendered first pages. First pages from an earlier
 * rendering appear at once. Rendering begins when the browser is idle.
 *
 * @returns the `ref` of the list
 */
export function useLiveFirstPages() {
  const now = useStore(draftChanges);
  const look = useLook();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the drafts and the look are read again after a change
  return useCallback(
    (list: Element | null) => {
      if (!list) return;
      const frames = list.querySelectorAll<HTMLElement>('[data-slug]');
      for (const frame of frames) live?.showFirstPage(frame);
      const leaving = new AbortController();
      whenIdle(async () => {
        live = await import('./liveFirstPages').catch(() => undefined);
        if (!leaving.signal.aborted) live?.renderFirstPages(frames, leaving.signal);
      });
      return () => leaving.abort();
    },
    [now, look],
  );
}
