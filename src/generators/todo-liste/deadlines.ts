import { startOfDay, subMonths } from 'date-fns';
import { type InferOutput, object } from 'valibot';
import { campDays, isShort } from '../calendarDay';
import { camp } from '../camp';
import { ownPoints, readGroups, ticks } from '../points';

/** The schema of the input. The `place` of an own point is the id of a group. */
export const input = object({ camp, own: ownPoints, extras: ticks });

export type Input = InferOutput<typeof input>;

/**
 * Each group is a deadline with its tasks. The title is the time before the camp, e.g. «3 Monate». The last title is
 * «Lagerende».
 */
export const deadlineGroups = readGroups(`
# 1 Jahr
1  Leitungsteam bilden und J+S-Anerkennungen prüfen
2  Lagerform wählen: Zeltlager oder Hauslager
3  Lagerplatz oder Lagerhaus suchen und rekognoszieren
4  Mietvertrag für Platz oder Haus unterschreiben
5  Lagerdatum den Teilnehmenden und Eltern bekannt geben
6  Küchenteam für das Lager anfragen
7  Lager in der MiData erfassen und den Coach anfragen
# 4 Monate
8  Jugendurlaub-Gesuche am Arbeitsplatz abgeben
9  Motto und roten Faden festlegen
10  Budget für das Lager erstellen
+  Lager im Ausland: Ausweise, Versicherung und Regeln des Landes klären
# 3 Monate
11  Grobprogramm im Picasso festhalten
12  Anmeldung an die Eltern verschicken
+  Lager im Ausland: spätestens 10 Wochen vorher in der MiData einreichen
# 2 Monate
13  Detailprogramm beim Coach, Lager in der MiData einreichen
14  Sicherheitskonzept schreiben, mit Coach und AL besprechen
15  J+S-Leihmaterial und Landeskarten über den Coach bestellen, weiteres Material reservieren
28  J+S (ab 4 Tagen) über den Coach anmelden, bis 30 Tage vorher
16  Anmeldungen am Anmeldeschluss auf Vollständigkeit prüfen
17  Elternabend bei Bedarf durchführen
+  Winterlager: Skimiete, Skipässe und Schneesportleitende anfragen
+  Wanderungen und Badeplätze rekognoszieren, Handyempfang prüfen
# 1 Monat
18  Packliste für die Teilnehmenden zusammenstellen
19  Lagerinfo mit Packliste und Notfalltelefon verschicken
20  Notfallblätter aller Teilnehmenden und Leitenden einsammeln
21  Billette für Hin- und Rückreise bestellen
22  Lagerauto reservieren und bestimmen, wer fährt
23  Materialliste schreiben und Materialtransport organisieren
24  Lagerregeln im Leitungsteam festlegen
25  Abmachungen mit dem Küchenteam schriftlich festhalten
+  Winterlager: Winterpneus und Schneeketten fürs Lagerauto organisieren
+  Apotheke prüfen und ergänzen
+  Plan B für Feuerverbot und Unwetter vorbereiten
+  Lager im Ausland: Einverständnis der Eltern für die Reise einsammeln
# Lagerende
29  Platz oder Haus abgeben und Mängel schriftlich festhalten
30  Material trocknen, flicken und zurückgeben
26  Helfenden, Küchenteam und Vermieterschaft danken
27  Lager auswerten und abrechnen, Notfallblätter vernichten
`);

/**
 * Returns the deadlines of a camp. The last deadline is the end of the camp. All deadlines before it are a number of
 * months before the start of the camp. In a short month, the deadline is the last day. For example, one month before 31
 * July is 30 June. Camps of at most four days have fewer tasks.
 */
export function deadlines({ camp, own }: Pick<Input, 'camp' | 'own'>) {
  const [start, end] = campDays(camp);
  const skippedIds = isShort(camp) ? '2 8 15 17 22 25'.split(' ') : [];
  return deadlineGroups.map((group) => {
    const { id, items } = group;
    const given = items.filter(({ id }) => !skippedIds.includes(id)).map(({ text }) => text);
    const isAfter = id === 'Lagerende';
    return {
      /** False for tasks to do before the end of `day` («Bis»), true for tasks to do from `day` on («Ab»). */
      isAfter,
      id,
      /** Local midnight of the day. `undefined` while the start or the end of the camp is unknown. */
      day: isAfter
        ? end
        : start && subMonths(start, id === '1 Jahr' ? 12 : Number.parseInt(id, 10)),
      /** The time relative to the camp in words, e.g. «3 Monate vor dem Lager». */
      words: isAfter ? id : `${id} vor dem Lager`,
      /** The tasks in `given`, followed by the own points of the deadline. */
      tasks: [...given, ...own.filter(({ place }) => place === id).map(({ text }) => text)],
      given,
      group,
    };
  });
}

type Deadline = ReturnType<typeof deadlines>[number];

/**
 * Returns the title of a deadline, e.g. «Bis 12.4.2027, 3 Monate vorher». `date` is the printed day. For an empty
 * `date`, the title is e.g. «Bis 3 Monate vor dem Lager».
 */
export function titleOf({ isAfter, words, id }: Deadline, date: string) {
  if (isAfter) return `Ab ${date || words}`;
  return date ? `Bis ${date}, ${id} vorher` : `Bis ${words}`;
}

/** True for a deadline «Bis» that was before today. A deadline «Ab» is never over. */
export function isOver({ isAfter, day }: Deadline, today: Date) {
  return !isAfter && day !== undefined && day < startOfDay(today);
}

/** Returns the first deadline whose day is today or later. If there is none, returns the first of all deadlines. */
export function nextDeadline(all: readonly Deadline[], today: Date) {
  return all.find(({ day }) => day && day >= startOfDay(today)) ?? all[0];
}
