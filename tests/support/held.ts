/** Something that comes when the returned function is called. */
export function held<Value>(value: Value): [Promise<Value>, () => void] {
  let letGo = () => {};
  const promise = new Promise<Value>((resolve) => {
    letGo = () => resolve(value);
  });
  return [promise, letGo];
}
