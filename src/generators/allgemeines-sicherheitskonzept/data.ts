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
   * is the way to the shelter of any other camp. At least one of the two texts is empty.
   */
  ...texts('houseShelter'),
  hasUnits: boolean(),
  units: array(
    object({ ...texts('unit'), ...partsOf('unit', 'name', 'departement', 'location', 'ages') }),
  ),
  ...texts('participants'),
  ...partsOf('participants', 'femaleCount', 'maleCount', 'participantCount'),
  /** `leaders` is the number of leaders, not their names. */
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
   * Six lists hold people who are chosen in select fields, at most one person each: `medkitResponsible`,
   * `trustedPerson`, `emergencyLead`, `secondLead`, `carDriver` and `secondDriver`.
   */
  medkitResponsible: people,
  trustedPerson: people,

  hasEmergency: boolean(),
  hasFirstAid: boolean(),
  firstAid: items,
  emergencyLead: people,
  secondLead: people,
  hasAlarm: boolean(),
  /** `isNumbers` is true for the group of important numbers. See `printNumbers` for `phoneNumber` and `purpose`. */
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
       * `leader` leads the activity. `route` is the way, with exits and places with reception. `returning` is the hour
       * of the return, and the hour at which the camp raises the alarm for a late group. `concept` names the place or
       * the author of the safety concept of the activity. `abort` is the reason to break the activity off.
       */
      ...texts('leader', 'route', 'returning', 'concept', 'abort'),
    }),
  ),

  /** True when the point `signaturesPoint` is ticked. */
  signatures: boolean(),
  /**
   * True when coach and department leaders sign: when `signatures` is true, or when the point `coachPoint` is ticked.
   */
  coachSigns: boolean(),
  leftSigners: signers,
  rightSigners: signers,

  /** True when the document contains the poster («Notruf-Plakat»), which hangs beside the phone. */
  emergencySheet: boolean(),
  /**
   * The poster names at most two people to call: first `emergencyLead` and `secondLead`, then the main leaders. Nobody
   * is listed twice.
   */
  leads: array(object(texts('person', 'phoneNumber'))),
  /** The facts that the poster prints with a label, in two columns. */
  leftFacts: facts,
  rightFacts: facts,
  /** True when the facts are so short that the poster can print each label on a separate line. */
  hasShortFacts: boolean(),
  /** False when the document is only the poster. */
  isWhole: boolean(),
  /**
   * The ticked numbers for the poster, with short names. `isFurther` is false for a number that the template of the
   * poster contains as fixed text.
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
