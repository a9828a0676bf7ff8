import { defineGenerator } from '../defineGenerator';
import { calendarFile } from './calendarFile';
import { data } from './data';
import { places } from './deadlines';
import { hints } from './hints';
import { input } from './input';
import { lastYear } from './lastYear';
import { TodoForm } from './TodoForm';
import { toDocument } from './toDocument';

export const generator = defineGenerator({
  intro:
    'Gib ein, wann euer Lager stattfindet: Du bekommst eine Liste, die zeigt, bis wann was erledigt sein muss. Was ein Lager im Ausland zusätzlich braucht, steht als Vorschlag bei «Eigener Punkt».',
  fileName: 'ToDo.docx',
  ids: [],
  places,
  extras: [
    { id: 'boxes', text: 'Zum Abhaken' },
    { id: 'who', text: 'Wer? Eine Linie für einen Namen bei jeder Aufgabe' },
  ],
  campOfForm: ['startDate', 'endDate'],
  campInDocument: ['startDate', 'endDate'],
  linkable: true,
  input,
  data,
  toDocument,
  hints,
  lastYear,
  calendarFile,
  typical: async () => ({ camp: { startDate: '2027-07-31', endDate: '2027-08-07' } }),
  Form: TodoForm,
});
