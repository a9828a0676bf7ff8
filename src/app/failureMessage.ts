import { Unreachable } from '../browser/unreachable';
import { TemplateError } from '../document/templateError';

/** What happened and what to do, in the words of a leader. */
export function failureMessage(error: unknown): string {
  if (error instanceof Unreachable) {
    return 'Die Vorlage ist gerade nicht erreichbar. Prüfe deine Internetverbindung und drücke dann noch einmal. Deine Auswahl bleibt stehen.';
  }
  if (error instanceof TemplateError) {
    return 'Die Word-Vorlage ist beschädigt, darum gibt es kein Dokument. Drücke noch einmal; hilft das nicht, schreib uns über «Rückmeldung geben». Deine Auswahl bleibt stehen.';
  }
  return 'Das Dokument konnte nicht erstellt werden. Drücke noch einmal; hilft das nicht, schreib uns über «Rückmeldung geben». Deine Auswahl bleibt stehen.';
}
