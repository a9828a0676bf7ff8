import { campFileName } from '../campFileName';
import { defineGenerator } from '../defineGenerator';
import { data } from './data';
import { SafetyConceptForm } from './form/SafetyConceptForm';
import { hints } from './hints';
import { input } from './input';
import { lastYear } from './lastYear';
import { printedInput } from './printedInput';
import { ids, places, toDocument } from './toDocument';

export const generator = defineGenerator({
  intro:
    'Fülle aus, was du schon weisst, und kreuze an, was bei euch gilt: So entsteht ein Sicherheitskonzept für Coach, Abteilungsleitung und euer Team vor Ort. Vorlage ohne Gewähr: Pass sie an euer Lager an und besprich sie mit Coach und Abteilungsleitung.',
  buttonLabel: 'Sicherheitskonzept generieren',
  ids,
  places,
  campOfForm: ['name', 'startDate', 'endDate'],
  campInDocument: ['name', 'startDate', 'endDate'],
  extras: [
    { id: 'emergencySheet', text: 'Notfallblatt anfügen: eine Seite zum Aufhängen beim Telefon' },
    {
      id: 'signatures',
      text: 'Gelesen und einverstanden: Linien für alle Leitenden (von selbst da, sobald angekreuzt ist, dass sie unterschreiben)',
    },
  ],
  linkable: false,
  input,
  data,
  printedInput,
  toDocument,
  hints,
  lastYear,
  fileName: ({ camp }) => campFileName('SiKo', camp, '.docx'),
  typical: async () => (await import('./typical')).typical,
  Form: SafetyConceptForm,
});
