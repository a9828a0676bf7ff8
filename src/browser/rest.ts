/**
 * Lets the page answer what came meanwhile. A message, not a timer: a hidden tab delays each of those by
 * a second.
 */
export function rest(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
