import type { Diagnostic } from './diagnostic';

/** A message about some templates (`names`), or about all where there are no names. */
export type SharedDiagnostic = Pick<Diagnostic, 'message' | 'words' | 'place'> & {
  names?: readonly string[];
};

/**
 * Merges equal messages about several templates. A message that does not concern all of them gets their names.
 *
 * @param all the name of each template, and its errors
 */
export function sharedDiagnostics(
  all: readonly (readonly [name: string, diagnostics: readonly Diagnostic[]])[],
) {
  const messages = new Set(
    all.flatMap(([, diagnostics]) => diagnostics.map(({ message }) => message)),
  );
  return Array.from(messages, (message) => {
    const names = all
      .filter(([, diagnostics]) => diagnostics.some((one) => one.message === message))
      .map(([name]) => name);
    return names.length === all.length ? { message } : { message, names };
  });
}
