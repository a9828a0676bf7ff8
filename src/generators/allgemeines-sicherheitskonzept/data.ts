import { array, boolean, type InferOutput, number, object } from 'valibot';
import { partsOf, texts } from '../data';
import { campFacts } from './input';
import { rescueNames } from './rescueFields';

const point = { ...texts('checkboxText'), number: number(), pageMayEnd: boolean() };

const items = array(object(point));

const groups = array(object({ ...texts('title'), items }));

const facts = array(object(texts('label', 'text')));

const people = array(
  object({
    ...texts('contact'),
    ...partsOf('contact', 'person', 'phoneNumber', 'training'),
    ...partsOf('person', 'name', 'scoutName'),
    ...partsOf('name', 'firstName', 'lastName'),
    pageMayEnd: boolean(),
  }),
);

const signers = array(object(texts('name')));

/** The schema of the data, in the order of the document. */
export const data = object({
  ...texts('campName', 'dates'),
  ...partsOf('dates', 'startDate', 'endDate'),

  hasGeneral: boolean(),
  ...texts(...campFacts, 'campType'),
  hasRescue: boolean(),
  ...texts(...rescueNames),
  ...partsOf('coordinates', 'gridCoordinates', 'globeCoordinates'),
  /**
   * `houseShelter` is the shelter for people who have left the house of a Hauslager. `stormShelter` (in `rescueNames`)
   * is the way to the shelter of any camp except a Hauslager. At least one of the two texts is empty.
   */
  ...texts('houseShelter'),
  hasUnits: boolean(),
  units: array(
    object({ ...texts('unit'), ...partsOf('unit', 'name', 'departement', 'location', 'ages') }),
  ),
  ...texts('participants'),
  ...partsOf('participants', 'femaleCount', 'maleCount', 'participantCount'),
  /** The number of leaders, e.g. «12, davon 3 mit J+S-Anerkennung». The text contains no names. */
  ...texts('leaders'),
  hasContacts: boolean(),
  hasMainLeaders: boolean(),
  mainLeaders: people,
  hasLeaderteam: boolean(),
  leaderteam: people,
  hasKitchenTeam: boolean(),
  kitchenTeam: people,
  hasCoaches: boolean(),
  coaches: people,
  hasDepartementLeaders: boolean(),
  departementLeaders: people,

  hasPrecautions: boolean(),
  safetyGroups: groups,
  /**
   * Each select field for a person (`personChoices`) has a list of its own, e.g. `medkitResponsible` or `carDriver`.
   * The list holds the chosen person, or is empty.
   */
  medkitResponsible: people,
  trustedPerson: people,

  hasEmergency: boolean(),
  hasFirstAid: boolean(),
  firstAid: items,
  emergencyLead: people,
  secondLead: people,
  hasAlarm: boolean(),
  /**
   * `isNumbers` is true for the group «Wichtige Nummern». `printNumbers` splits the text of an item into `phoneNumber`
   * and `purpose`.
   */
  alarm: array(
    object({
      ...texts('title'),
      isNumbers: boolean(),
      items: array(object({ ...point, ...partsOf('checkboxText', 'phoneNumber', 'purpose') })),
    }),
  ),
  hasEmergencyCar: boolean(),
  emergencyCar: items,
  carDriver: people,
  secondDriver: people,

  hasActivities: boolean(),
  activities: array(
    object({
      ...texts('activity'),
      ...partsOf('activity', 'date', 'name'),
      /**
       * The details of an activity:
       *
       * - `leader`: the person who leads the activity
       * - `route`: the way, with exits, and with the points where phones have reception
       * - `returning`: when the group returns, and when the camp raises the alarm for a late group
       * - `concept`: where the safety concept of the activity is, or who has written it
       * - `abort`: the reasons to stop the activity
       */
      ...texts('leader', 'route', 'returning', 'concept', 'abort'),
    }),
  ),

  /** True when the point `signaturesPoint` is ticked. */
  signatures: boolean(),
  /**
   * True when the document has lines for the signatures of coach and department leaders. The points `signaturesPoint`
   * and `coachPoint` add these lines.
   */
  coachSigns: boolean(),
  leftSigners: signers,
  rightSigners: signers,

  /** True when the document contains the poster («Notruf-Plakat»), which hangs beside the phone. */
  emergencySheet: boolean(),
  /**
   * The people to call, on the poster: the first two of `emergencyLead`, `secondLead` and the main leaders. Nobody is
   * listed twice.
   */
  leads: array(object(texts('person', 'phoneNumber'))),
  /** The facts that the poster prints in two columns. Each fact has a label. */
  leftFacts: facts,
  rightFacts: facts,
  /** True when all facts are so short that the poster has room for each label on a separate line. */
  hasShortFacts: boolean(),
  /** False when the document is only the poster. */
  isWhole: boolean(),
  /**
   * The ticked numbers for the poster, with short names. `isFurther` is false if the number, e.g. 144, is fixed text
   * in the template of the poster.
   */
  importantNumbers: array(
    object({
      ...texts('entry'),
      ...partsOf('entry', 'phoneNumber', 'service'),
      isFurther: boolean(),
      number: number(),
    }),
  ),
});

export type Data = InferOutput<typeof data>;
