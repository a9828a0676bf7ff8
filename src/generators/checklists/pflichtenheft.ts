import { defineChecklist } from './defineChecklist';

const jobs = { title: 'value', tasks: { text: 'value', number: 'position' } } as const;

export const generator = defineChecklist({
  intro: 'Damit jede Person im Leitungsteam weiss, wofür sie zuständig ist.',
  fileName: 'Pflichtenheft.docx',
  counted: ['Aufgabe', 'Aufgaben'],
  options: `
Linien für Verantwortliche und Stellvertretung  responsible
`,
  named: {
    fields: { responsible: 'condition', jobs, leftColumn: { jobs }, rightColumn: { jobs } },
    /**
     * Makes the data. The title of each group is a job. A job without chosen tasks is left out. The numbers of the
     * tasks begin with 1 in each job.
     */
    print({ groups, leftGroups, rightGroups }, wants) {
      const jobsOf = (some: typeof groups) =>
        some.map(({ title, items: tasks }) => ({ title, tasks }));
      return {
        responsible: wants('responsible'),
        jobs: jobsOf(groups),
        leftColumn: [{ jobs: jobsOf(leftGroups) }],
        rightColumn: [{ jobs: jobsOf(rightGroups) }],
      };
    },
  },
  content: `
# Elternkontakt
elternkontakt-1  Fragen der Eltern vor, während und nach dem Lager beantworten
elternkontakt-2  Anmeldungen und Notfallblätter einsammeln und vollständig halten
elternkontakt-3  Allergien der Küche und Medikamente der Lagerleitung melden
elternkontakt-4  Elternabend organisieren und leiten
elternkontakt-5  Lagerinfo mit Packliste und Notfalltelefon einen Monat vorher verschicken
elternkontakt-6  Eltern bei einem Vorfall informieren, in einer Krise nach Absprache mit der Pfadi-Helpline (0800 22 36 39)
# IT
it-1  Personen und Rollen in der MiData pflegen und Teilnahme festhalten
it-2  Lager in eCamp anlegen und dem Team Zugriff geben
it-3  Website, Termine und Kontakte pflegen
it-4  Mailadressen und Verteiler einrichten
it-5  Gemeinsame Ablage ordnen und regelmässig sichern
it-6  Gesundheitsdaten nach dem Lager löschen und Notfallblätter vernichten
# Kassier
kassier-1  Budget mit der Lagerleitung aufstellen und einhalten
kassier-2  Lagerbeiträge in Rechnung stellen und Ausstände einfordern
kassier-3  Ermässigungen für Geschwister und Härtefälle regeln
kassier-4  Einnahmen und Ausgaben laufend mit Belegen verbuchen
kassier-5  J+S-Beiträge mit dem Coach abrechnen
kassier-6  Lagerrechnung bis zwei Monate nach dem Lager abschliessen
# Material
material-1  Inventar führen und Fehlendes ersetzen
material-2  J+S-Leihmaterial und Landeskarten über den Coach bestellen
material-3  Werkzeug scharf und sicher halten
material-4  Apotheke auf Vollständigkeit und Ablaufdaten prüfen
material-5  Ladeliste für jeden Transport schreiben
material-6  Zelte und Blachen nach dem Lager trocknen und flicken
# Medien
medien-1  Alle Medienanfragen entgegennehmen
medien-2  Fragen zu Vorfällen ans Krisenteam der Pfadi-Helpline (0800 22 36 39) weiterleiten
medien-3  Einwilligungen für Bilder bei Abgebildeten und Eltern einholen
medien-4  Lagerfotos machen, auswählen und geschützt archivieren
medien-5  Bilder löschen, wenn Abgebildete oder ihre Eltern es wünschen
medien-6  Bericht für Zeitung und Website schreiben
# Werbung und Social Media
werbung-1  Schnuppertag organisieren und mit Flyern bekannt machen
werbung-2  Bei Schule und Gemeinde anfragen, wo Werbung erlaubt ist
werbung-3  Beiträge fürs ganze Jahr planen: was, wann, auf welchem Kanal
werbung-4  Bilder nur mit Einwilligung und ohne vollen Namen veröffentlichen
werbung-5  Lagerort auf Social Media erst nach der Rückkehr nennen
werbung-6  Helfenden und Spendenden danken
`,
});
