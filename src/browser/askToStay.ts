/**
 * Makes a switch for the question that the browser asks before a tab is closed. The switch is a function. `true`
 * switches the question on, and `false` switches the question off. Each reason to ask needs a separate switch. With a
 * shared switch, the end of one reason would switch off the question for another reason. The listener exists only while
 * the question is on, because Firefox keeps pages with a `beforeunload` listener out of its back/forward cache.
 */
export function askToStay() {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  return (isAtRisk: boolean) => {
    if (isAtRisk) addEventListener('beforeunload', ask);
    else removeEventListener('beforeunload', ask);
  };
}
