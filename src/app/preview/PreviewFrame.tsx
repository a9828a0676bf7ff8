import { useEffect, useRef, useState } from 'react';
import frameAddress from './frame.html?url';
import type { Rendering } from './rendering';
import { usePaperScale } from './usePaperScale';

/**
 * The document as paper, as wide as its place. It stands in a frame that runs no script and has a
 * policy of its own: a template may come from a stranger.
 */
export function PreviewFrame({ rendering, title }: { rendering: Rendering; title: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [frame, setFrame] = useState<Document | null>(null);
  const rescale = usePaperScale(place, frame);

  useEffect(() => {
    if (!frame) return;
    // The page's own, or the frame has a ground of another scheme.
    const { colorScheme } = getComputedStyle(document.documentElement);
    frame.documentElement.style.colorScheme = colorScheme;
    rendering.showIn(frame);
    rescale();
  }, [rendering, frame, rescale]);

  return (
    <div ref={place} className="preview-paper">
      <iframe
        title={title}
        src={frameAddress}
        sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        onLoad={({ currentTarget }) => setFrame(currentTarget.contentDocument)}
      />
    </div>
  );
}
