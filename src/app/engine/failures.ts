import { Unreachable } from '../../browser/load';
import { TemplateError } from '../../document/diagnostic';
import { InputError } from '../../generators/readInput';

const stays = 'Was du eingegeben hast, bleibt stehen.';
/** The advice for a browser whose settings or add-ons forbid workers. */
const withoutWorkers =
  'Dieser Browser startet keine Web Worker. Öffne die Seite in einem anderen Browser.';
// «Rückmeldung» is a link in the footer of every page.
const again = 'Drücke den Knopf noch einmal; hilft das nicht, schreib uns über «Rückmeldung».';

/** Returns German sentences about a failure: what happened and what to do. */
export function failureMessage(error: unknown) {
  if (error instanceof Unreachable) return unreachableMessage(error);
  if (error instanceof TookTooLong) {
    return `Nach 10 Sekunden war das Dokument nicht fertig. Drücke den Knopf noch einmal; mit der Originalvorlage geht es am schnellsten. ${stays}`;
  }
  if (error instanceof Unfillable) {
    return `Deine Vorlage lässt sich damit nicht füllen. ${error.message} Mit der Originalvorlage geht es. ${stays}`;
  }
  if (error instanceof TemplateError) {
    return `Die Word-Vorlage ist beschädigt, darum gibt es kein Dokument. ${again} ${stays}`;
  }
  return `Das Dokument konnte nicht erstellt werden. ${again} ${stays}`;
}

function unreachableMessage({ what }: Unreachable) {
  if (what === 'worker') return `${withoutWorkers} ${stays}`;
  if (!navigator.onLine) {
    return `Du bist offline. Stelle die Verbindung wieder her und drücke dann den Knopf noch einmal. ${stays}`;
  }
  if (what === 'template') {
    return `Die Vorlage ist gerade nicht erreichbar. Prüfe deine Internetverbindung und drücke den Knopf noch einmal. ${stays}`;
  }
  return `Ein Teil dieser Seite fehlt, wohl weil inzwischen eine neue Version erschienen ist. Drücke den Knopf noch einmal; hilft das nicht, muss die Seite neu geladen werden. Was du eingegeben hast, bleibt bis dahin stehen.`;
}

/**
 * Returns German sentences about a file or text that could not be used: the reason and what to do.
 *
 * @param what the name of the file or text, e.g. «Liste.docx»
 */
export function fileFailure(what: string, error: unknown) {
  if (isAbort(error)) return `Die Prüfung von ${what} ist abgebrochen.`;
  if (error instanceof TemplateError) {
    return `${what} lässt sich nicht verwenden. ${error.errors[0]?.message.split(' Technisch:')[0]}`;
  }
  if (error instanceof InputError) return error.message;
  console.error(error);
  return `${what} konnte nicht gelesen werden: ${reasonOf(error)}`;
}

/** Returns true for the error of aborted work. */
export function isAbort(error: unknown) {
  return error instanceof DOMException && error.name === 'AbortError';
}

function reasonOf(error: unknown) {
  if (error instanceof TookTooLong) {
    return 'Es war nach 10 Sekunden nicht fertig und ist beendet. Das ist zu viel auf einmal, oder dein Gerät ist gerade ausgelastet: Kürze es oder versuche es noch einmal.';
  }
  if (error instanceof Unreachable) {
    return error.what === 'worker'
      ? withoutWorkers
      : 'Prüfe deine Internetverbindung und versuche es noch einmal.';
  }
  // Browsers throw a DOMException for a file that cannot be read.
  if (error instanceof DOMException) {
    return 'Das ist ein Ordner, oder die Datei ist nicht mehr da oder gesperrt. Wähle die Datei noch einmal.';
  }
  return 'Darin steckt etwas, womit diese Seite nicht umgehen kann. Speichere die Datei in Word neu und wähle sie noch einmal; hilft das nicht, schreib uns über «Rückmeldung».';
}

/** The error for a custom template that cannot be filled with an input. */
export class Unfillable extends Error {
  override name = 'Unfillable';
}

/** The error for a request that took longer than its time limit. */
export class TookTooLong extends Error {
  override name = 'TookTooLong';
}
