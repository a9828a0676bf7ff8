import { type DataOf, partsOf, texts } from '../data';
import { campFacts } from './input';
import { rescueNames } from './rescueFields';

const point = { ...texts('checkboxText'), number: 'position', pageMayEnd: 'condition' } as const;

const people = {
  ...texts('contact'),
  ...partsOf('contact', 'person', 'phoneNumber', 'training'),
  ...partsOf('person', 'name', 'scoutName'),
  ...partsOf('name', 'firstName', 'lastName'),
  pageMayEnd: 'condition',
} as const;

/** The fields of the template, in the order of the document. */
export const fields = {
  ...texts('campName', 'dates'),
  ...partsOf('dates', 'startDate', 'endDate'),

  hasGeneral: 'condition',
  ...texts(...campFacts, 'campType'),
  hasRescue: 'condition',
  ...texts(...rescueNames),
  ...partsOf('coordinates', 'gridCoordinates', 'globeCoordinates'),
  /**
   * `houseShelter` is the shelter for people who have left the house of a Hauslager. `stormShelter` (in `rescueNames`)
   * is the way to the shelter of any camp except a Hauslager. At least one of the two texts is empty.
   */
  ...texts('houseShelter'),
  hasUnits: 'condition',
  units: { ...texts('unit'), ...partsOf('unit', 'name', 'departement', 'location', 'ages') },
  ...texts('participants'),
  ...partsOf('participants', 'femaleCount', 'maleCount', 'participantCount'),
  /** The number of leaders, e.g. «12, davon 3 mit J+S-Anerkennung». The text contains no names. */
  ...texts('leaders'),
  hasContacts: 'condition',
  hasMainLeaders: 'condition',
  mainLeaders: people,
  hasLeaderteam: 'condition',
  leaderteam: people,
  hasKitchenTeam: 'condition',
  kitchenTeam: people,
  hasCoaches: 'condition',
  coaches: people,
  hasDepartementLeaders: 'condition',
  departementLeaders: people,

  hasPrecautions: 'condition',
  safetyGroups: { ...texts('title'), items: point },
  /**
   * Each select field for a person (`personChoices`) has a list of its own, e.g. `medkitResponsible` or `carDriver`.
   * The list holds the chosen person, or is empty.
   */
  medkitResponsible: people,
  trustedPerson: people,

  hasEmergency: 'condition',
  hasFirstAid: 'condition',
  firstAid: point,
  emergencyLead: people,
  secondLead: people,
  hasAlarm: 'condition',
  /**
   * `isNumbers` is true for the group «Wichtige Nummern». `printNumbers` splits the text of a point into `phoneNumber`
   * and `purpose`.
   */
  alarm: {
    ...texts('title'),
    isNumbers: 'condition',
    items: { ...point, ...partsOf('checkboxText', 'phoneNumber', 'purpose') },
  },
  hasEmergencyCar: 'condition',
  emergencyCar: point,
  carDriver: people,
  secondDriver: people,

  hasActivities: 'condition',
  activities: {
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
    pageMayEnd: 'condition',
  },

  /** True when the point `signaturesPoint` is ticked. */
  signatures: 'condition',
  /**
   * True when the document has lines for the signatures of coach and department leaders. The points `signaturesPoint`
   * and `coachPoint` add these lines.
   */
  coachSigns: 'condition',
  leftSigners: texts('name'),
  rightSigners: texts('name'),

  /** True when the document contains the poster («Notruf-Plakat»), which hangs beside the phone. */
  emergencySheet: 'condition',
  /**
   * The people to call, on the poster: the first two of `emergencyLead`, `secondLead` and the main leaders. Nobody is
   * listed twice.
   */
  leads: texts('person', 'phoneNumber'),
  /** The facts that the poster prints in two columns. Each fact has a label. */
  leftFacts: texts('label', 'text'),
  rightFacts: texts('label', 'text'),
  /** True when all facts are so short that the poster has room for each label on a separate line. */
  hasShortFacts: 'condition',
  /** False when the document is only the poster. */
  isWhole: 'condition',
  /**
   * The ticked numbers for the poster, with short names. `isFurther` is false if the number, e.g. 144, is fixed text
   * in the template of the poster.
   */
  importantNumbers: {
    ...texts('entry'),
    ...partsOf('entry', 'phoneNumber', 'service'),
    isFurther: 'condition',
    number: 'position',
  },
} as const;

export type Data = DataOf<typeof fields>;
