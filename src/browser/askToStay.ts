/**
 * Makes a function that switches the browser's question before the tab closes on or off, for one reason. The listener
 * stands only while the reason holds: Firefox keeps pages with a `beforeunload` listener out of its back/forward cache.
 */
export function askToStay() {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  return (isAtRisk: boolean) => {
    if (isAtRisk) addEventListener('beforeunload', ask);
    else removeEventListener('beforeunload', ask);
  };
}
