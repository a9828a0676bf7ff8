import { useEffect, useState } from 'react';
import { copyText } from '../../browser/copyText';

/** A tag that was copied, or that the browser did not take. */
export type Copied = { tag: string; isRefused: boolean };

// As long as one needs to read it; then the next copy of the same tag is said again.
const shown = 5000;

/** Copies tags, and says which one last. */
export function useCopyTag() {
  const [copied, setCopied] = useState<Copied>();

  useEffect(() => {
    if (!copied || copied.isRefused) return;
    const timer = setTimeout(() => setCopied(undefined), shown);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy(tag: string) {
    setCopied({ tag, isRefused: !(await copyText(tag)) });
  }

  return { copied, copy };
}
