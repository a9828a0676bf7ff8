/** Returns a promise, and a function that resolves the promise with the value. */
export function held<Value>(value: Value): [Promise<Value>, () => void] {
  let letGo = () => {};
  const promise = new Promise<Value>((resolve) => {
    letGo = () => resolve(value);
  });
  return [promise, letGo];
}
