export const jobs = [
  {
    title: 'Elternkontakt',
    tasks: [
      {
        id: 'elternkontakt-1',
        text: 'Fragen der Eltern vor, während und nach dem Lager beantworten',
      },
      {
        id: 'elternkontakt-2',
        text: 'Anmeldungen und Notfallblätter einsammeln und vollständig halten',
      },
      {
        id: 'elternkontakt-3',
        text: 'Allergien an die Küche und Medikamente an die Lagerleitung melden',
      },
      { id: 'elternkontakt-4', text: 'Elternabend organisieren und leiten' },
      {
        id: 'elternkontakt-5',
        text: 'Packliste und Notfalltelefon einen Monat vorher verschicken',
      },
      {
        id: 'elternkontakt-6',
        text: 'Eltern bei einem Vorfall nach Absprache informieren, in einer Krise mit der Pfadi-Helpline (0800 22 36 39)',
      },
    ],
  },
  {
    title: 'IT',
    tasks: [
      { id: 'it-1', text: 'Personen und Rollen in der MiData pflegen und Teilnahme festhalten' },
      { id: 'it-2', text: 'Lager in eCamp anlegen und dem Team Zugriff geben' },
      { id: 'it-3', text: 'Website mit Terminen und Kontakten nachführen' },
      { id: 'it-4', text: 'Mailadressen und Verteiler einrichten' },
      { id: 'it-5', text: 'Gemeinsame Ablage ordnen und regelmässig sichern' },
      { id: 'it-6', text: 'Gesundheitsdaten nach dem Lager löschen und Notfallblätter vernichten' },
    ],
  },
  {
    title: 'Kassier',
    tasks: [
      { id: 'kassier-1', text: 'Budget mit der Lagerleitung erstellen und überwachen' },
      { id: 'kassier-2', text: 'Lagerbeiträge in Rechnung stellen und Ausstände einfordern' },
      { id: 'kassier-3', text: 'Ermässigungen für Geschwister und Härtefälle regeln' },
      { id: 'kassier-4', text: 'Einnahmen und Ausgaben laufend mit Belegen verbuchen' },
      { id: 'kassier-5', text: 'J+S-Beiträge mit Coach und Lagerleitung abrechnen' },
      {
        id: 'kassier-6',
        text: 'Lagerrechnung bis zwei Monate nach dem Lager abschliessen',
      },
    ],
  },
  {
    title: 'Material',
    tasks: [
      { id: 'material-1', text: 'Inventar führen und Fehlendes ersetzen' },
      {
        id: 'material-2',
        text: 'J+S-Leihmaterial und Landeskarten rechtzeitig über den Coach bestellen',
      },
      { id: 'material-3', text: 'Werkzeug scharf und sicher halten' },
      { id: 'material-4', text: 'Apotheke auf Vollständigkeit und Ablaufdaten prüfen' },
      { id: 'material-5', text: 'Ladeliste für jeden Transport schreiben' },
      { id: 'material-6', text: 'Zelte und Blachen nach dem Lager trocknen und flicken' },
    ],
  },
  {
    title: 'Medien',
    tasks: [
      { id: 'medien-1', text: 'Medienanfragen als einzige Kontaktperson entgegennehmen' },
      {
        id: 'medien-2',
        text: 'Fragen zu einem Vorfall an das Krisenteam der Pfadi-Helpline (0800 22 36 39) weiterleiten',
      },
      { id: 'medien-3', text: 'Einwilligungen für Bilder bei Abgebildeten und Eltern einholen' },
      { id: 'medien-4', text: 'Lagerfotos machen, auswählen und geschützt archivieren' },
      { id: 'medien-5', text: 'Bilder auf Wunsch der Abgebildeten löschen' },
      { id: 'medien-6', text: 'Lagerbericht für Zeitung und Jahresbericht schreiben' },
    ],
  },
  {
    title: 'Werbung und Social Media',
    tasks: [
      { id: 'werbung-1', text: 'Schnuppertag organisieren und mit Flyern bekannt machen' },
      { id: 'werbung-2', text: 'Werbung mit Schulen und Gemeinde absprechen' },
      { id: 'werbung-3', text: 'Beiträge für alle Kanäle über das Jahr planen' },
      {
        id: 'werbung-4',
        text: 'Bilder nur mit Einwilligung und ohne vollen Namen veröffentlichen',
      },
      { id: 'werbung-5', text: 'Lagerort auf Social Media erst nach der Rückkehr nennen' },
      { id: 'werbung-6', text: 'Helfenden und Spendenden öffentlich danken' },
    ],
  },
] as const;
