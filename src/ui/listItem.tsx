/** Renders a text as an item of a list. The list must not hold two equal texts. */
export function listItem(text: string) {
  return <li key={text}>{text}</li>;
}
