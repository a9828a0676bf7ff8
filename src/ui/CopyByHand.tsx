/** What a browser refused to copy, selected, to be copied by hand. */
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
