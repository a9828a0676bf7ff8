import { defineGenerator } from '../defineGenerator';
import { campFileName } from '../makeDocument';
import { fields } from './fields';
import { SafetyConceptForm } from './form/SafetyConceptForm';
import { hints } from './hints';
import { input, printedInput } from './input';
import { allGroups } from './measures';
import { addPeople } from './readPeople';
import { toDocument } from './toDocument';
import { usual } from './usual';

export const generator = defineGenerator({
  intro: 'Vorlage ohne Gewähr: Besprich sie mit Coach und Abteilungsleitung.',
  buttonLabel: 'Sicherheitskonzept generieren',
  groups: allGroups,
  campOfForm: ['name', 'departement', 'place', 'startDate', 'endDate'],
  campInDocument: ['name', 'startDate', 'endDate'],
  options: [
    { id: 'emergencySheet', text: 'Notruf-Plakat zum Aufhängen anfügen' },
    {
      id: 'signatures',
      text: 'Gelesen und einverstanden',
      // Older inputs have this option. The form now has the point `signaturesPoint` instead.
      isFormer: true,
    },
  ],
  linkable: false,
  input,
  fields,
  printedInput,
  toDocument,
  hints,
  fileName: ({ camp }) => campFileName('SiKo', camp, '.docx'),
  alone: {
    text: 'Nur das Notruf-Plakat herunterladen',
    fileName: ({ camp }) => campFileName('Notruf-Plakat', camp, '.docx'),
    titleStyle: 'EmergencySheetTitle',
    tooLong:
      'Das Notruf-Plakat braucht mehr als eine Seite: Kürze, was bei «Für die Rettung» steht.',
  },
  addPeople,
  usual,
  typical: async () => (await import('./typical.json')).default,
  Form: SafetyConceptForm,
});
