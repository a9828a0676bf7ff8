import type { KeyboardEvent, PointerEvent } from 'react';

/**
 * Between form and preview, to be dragged; kept for as long as the tab is open, on every page. How wide each is at
 * least stands in `preview.css`.
 */
export function Divider() {
  return (
    // biome-ignore lint/a11y/useSemanticElements: an hr cannot be moved
    <div
      className="preview-divider"
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label="Breite des Formulars"
      aria-valuenow={50}
      title="Ziehen; Doppelklick: wie zu Beginn"
      onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
      onPointerMove={drag}
      onDoubleClick={() => document.documentElement.style.removeProperty('--form-share')}
      onKeyDown={press}
    />
  );
}

function drag({ currentTarget, pointerId, clientX }: PointerEvent) {
  const columns = currentTarget.closest('.with-preview');
  if (!columns || !currentTarget.hasPointerCapture(pointerId)) return;
  const gap = Number.parseFloat(getComputedStyle(columns).columnGap);
  moveTo(currentTarget, columns, clientX - columns.getBoundingClientRect().left - gap / 2);
}

function press(event: KeyboardEvent) {
  const { currentTarget, key } = event;
  const columns = currentTarget.closest('.with-preview');
  const form = columns?.querySelector('form');
  if (!columns || !form || event.ctrlKey || event.altKey || event.metaKey) return;
  const step = columns.clientWidth / 50;
  const widths: Record<string, number> = {
    ArrowLeft: form.clientWidth - step,
    ArrowRight: form.clientWidth + step,
    Home: 0,
    End: columns.clientWidth,
  };
  const width = widths[key];
  if (width === undefined) return;
  event.preventDefault();
  moveTo(currentTarget, columns, width);
}

/** @param width of the form, in px */
function moveTo(divider: Element, columns: Element, width: number) {
  const shareOf = (part: number) => (100 * part) / columns.clientWidth;
  document.documentElement.style.setProperty('--form-share', `${shareOf(width)}%`);
  // The style sheet holds it where it may be no narrower or wider.
  const held = columns.querySelector('form')?.clientWidth ?? width;
  divider.ariaValueNow = String(Math.round(shareOf(held)));
}
