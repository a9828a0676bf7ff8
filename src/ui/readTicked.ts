/** The values of the ticked checkboxes of `TickGroup`s, read from the form itself. */
export function readTicked(form: HTMLFormElement): string[] {
  return new FormData(form).getAll('ticked').map(String);
}
