/** What is there of some texts, with a joint between each two. */
export function joined(texts: readonly string[], joint: string): string {
  return texts.filter(Boolean).join(joint);
}
