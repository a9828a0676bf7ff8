/** A reason to ask before the tab closes. Only while it holds: Firefox keeps no page that one leaves when it might ask. */
export function askToStay() {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  return (isAtRisk: boolean) => {
    if (isAtRisk) addEventListener('beforeunload', ask);
    else removeEventListener('beforeunload', ask);
  };
}
