import type { TemplateReport } from './checkTemplate';

/** Says in one German sentence what a report means for documents. */
export function summaryOf({ errors, warnings }: TemplateReport) {
  if (errors.length > 0) {
    const count = errors.length === 1 ? 'Ein Fehler' : `${errors.length} Fehler`;
    return `${count}: So lässt sich die Vorlage nicht füllen.`;
  }
  if (warnings.some(({ id }) => id === 'lacking')) return 'Druckt weniger als das Original.';
  return warnings.length === 0 ? 'In Ordnung.' : 'Gilt, mit Hinweisen.';
}
