import { array, boolean, number, object, optional, string } from 'valibot';
import { ChecklistForm } from '../../ui/ChecklistForm';
import { camp } from '../camp';
import { defineGenerator } from '../defineGenerator';
import { enteredTicks } from '../enteredTicks';
import { everySecond } from '../everySecond';
import { extras } from '../extras';
import { inHalves } from '../inHalves';
import { numbered } from '../numbered';
import { ownPoints, ownTextsBy, placeOf } from '../ownPoints';
import { jobs } from './jobs';

/** The ids of the ticked tasks, in any order; own points stand at the id of their job. */
const input = object({ camp, ticked: optional(array(string()), []), own: ownPoints, extras });

const ids = jobs.flatMap(({ tasks }) => tasks.map(({ id }) => id));

const places = jobs.map(placeOf);

const tasks = array(object({ text: string(), number: number() }));

const printedJobs = array(object({ title: string(), tasks }));

/** `responsible` is an extra: lines for names under each job. */
const data = object({
  responsible: boolean(),
  jobs: printedJobs,
  leftColumn: array(object({ jobs: printedJobs })),
  rightColumn: array(object({ jobs: printedJobs })),
});

const groups = jobs.map(({ title, tasks }) => ({ legend: title, items: tasks }));

const made = defineGenerator({
  intro:
    'Kreuze je Ressort die Aufgaben an, die bei euch dazugehören: So weiss jede Person im Leitungsteam, wofür sie zuständig ist.',
  fileName: 'Pflichtenheft.docx',
  ids,
  places,
  extras: [
    {
      id: 'responsible',
      text: 'Verantwortlich und Stellvertretung: Linien für Namen unter jedem Ressort',
    },
  ],
  linkable: true,
  input,
  data,
  typical: async () => ({ ticked: everySecond(ids) }),
  /**
   * The jobs in their order, each with its ticked tasks and its own points, numbered per job; a job
   * without a task is left out (specification, section 5), and so is an unknown id. Throws nothing.
   */
  toDocument({ ticked, own, extras }) {
    const ownTexts = ownTextsBy(places, own);
    const printed = jobs
      .map((job) => {
        const { title, tasks } = job;
        const given = tasks.filter(({ id }) => ticked.includes(id)).map(({ text }) => text);
        const texts = [...given, ...ownTexts(placeOf(job).id)];
        return { title, tasks: numbered(texts.map((text) => ({ text }))) };
      })
      .filter(({ tasks }) => tasks.length > 0);
    const [left, right] = inHalves(printed, ({ tasks }) => tasks);
    return {
      responsible: extras.includes('responsible'),
      jobs: printed,
      leftColumn: [{ jobs: left }],
      rightColumn: [{ jobs: right }],
    };
  },
  Form: ({ readInput, ...props }) => (
    <ChecklistForm groups={groups} read={enteredTicks(readInput)} {...props} />
  ),
});

export const generator = { ...made, groups };
