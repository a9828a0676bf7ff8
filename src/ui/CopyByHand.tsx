/** A selected text for a person to copy, shown when the browser refuses to use the clipboard. */
export function CopyByHand({ label, text }: { label: string; text: string }) {
  return (
    <input
      key={text}
      ref={(field) => field?.select()}
      className="address"
      readOnly
      aria-label={label}
      value={text}
    />
  );
}
