import { object, optional, string } from 'valibot';
import { defineGenerator } from '../defineGenerator';
import { CampDatesForm } from './CampDatesForm';
import { data } from './data';
import { toDocument } from './toDocument';

/** Calendar days as `yyyy-mm-dd`, or empty. */
const input = object({ startDate: optional(string(), ''), endDate: optional(string(), '') });

export const generator = defineGenerator({
  intro:
    'Gib ein, wann euer Lager stattfindet: Du bekommst eine Liste, die zeigt, bis wann was erledigt sein muss.',
  fileName: 'ToDo.docx',
  input,
  data,
  toDocument,
  Form: CampDatesForm,
});
