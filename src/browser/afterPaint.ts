/**
 * Resolves once what was rendered last can be seen. A hidden tab paints nothing: there a timer ends
 * the wait.
 */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, 100);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(resolve);
    });
  });
}
