const { style } = document.documentElement;
const share = '--form-share';

/**
 * Between form and preview, to be dragged; kept for as long as the tab is open, on every page. How wide each is at
 * least, and at first, stands in `preview.css`.
 */
export function Divider() {
  return (
    <input
      ref={showShare}
      type="range"
      className="preview-divider"
      aria-label="Breite des Formulars"
      title="Ziehen; Doppelklick: wie zu Beginn"
      onInput={({ currentTarget }) => style.setProperty(share, currentTarget.value)}
      onDoubleClick={({ currentTarget }) => {
        style.removeProperty(share);
        showShare(currentTarget);
      }}
    />
  );
}

function showShare(divider: HTMLInputElement | null) {
  const now = divider && getComputedStyle(divider);
  if (now) divider.value = now.getPropertyValue(share) || now.getPropertyValue('--form-start');
}
