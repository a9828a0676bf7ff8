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
 * Returns the address of the picture for a document or look. The picture for a look shows the first page of the packing
 * list in this look. `npm run pictures` makes all pictures.
 *
 * @param slug the slug of a document or look
 */
export function firstPageAddress(slug: string) {
  return addresses[`./pictures/firstPages/${slug}.webp`] ?? '';
}

type FrameProps = {
  slug: string;
  /** The look of the first page. Without `look`, the first page has the look of the template in use. */
  look?: string;
};

/** A frame with the picture of a first page. `useLiveFirstPages` replaces the picture by the rendered first page. */
export function FirstPageFrame({ slug, look }: FrameProps) {
  return (
    <span className="sheet" data-slug={slug} data-look={look} aria-hidden>
      <img
        className="first-page"
        src={firstPageAddress(look || slug)}
        width={320}
        height={452}
        alt=""
        loading="lazy"
      />
    </span>
  );
}

let live: typeof LiveFirstPages | undefined;

/**
 * Replaces the pictures in the `FirstPageFrame`s of a list by rendered first pages. First pages from an earlier
 * rendering appear at once. Rendering begins when the browser is idle.
 *
 * @param selector the frames to replace, by default all
 * @returns the `ref` of the list
 */
export function useLiveFirstPages(selector = '.sheet') {
  const now = useStore(draftChanges);
  const look = useLook();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the drafts and the look are read again after a change
  return useCallback(
    (list: Element | null) => {
      if (!list) return;
      const frames = list.querySelectorAll<HTMLElement>(selector);
      for (const frame of frames) live?.showFirstPage(frame);
      const leaving = new AbortController();
      whenIdle(async () => {
        live = await import('./liveFirstPages').catch(() => undefined);
        if (!leaving.signal.aborted) live?.renderFirstPages(frames, leaving.signal);
      });
      return () => leaving.abort();
    },
    [now, look, selector],
  );
}
