import { array, boolean, type InferOutput, number, object } from 'valibot';
import { partsOf, texts } from '../data';

const items = array(object({ ...texts('checkboxText'), number: number() }));

const groups = array(object({ ...texts('title'), items }));

const facts = array(object(texts('label', 'text')));

const people = array(
  object({
    ...texts('contact'),
    ...partsOf('contact', 'person', 'phoneNumber', 'training'),
    ...partsOf('person', 'name', 'scoutName'),
    ...partsOf('name', 'firstName', 'lastName'),
  }),
);

const signers = array(object(texts('name')));

/** The schema of the data, in the order of the document (specification, section 9). */
export const data = object({
  ...texts('campName', 'dates'),
  ...partsOf('dates', 'startDate', 'endDate'),

  hasGeneral: boolean(),
  ...texts('campAddress', 'emergencyAddress', 'hospitalAddress'),
  hasRescue: boolean(),
  ...texts('coordinates'),
  ...partsOf('coordinates', 'gridCoordinates', 'globeCoordinates'),
  ...texts('access', 'landingSite', 'assemblyPoint', 'reception', 'aed', 'doctor', 'neighbours'),
  /**
   * `stormShelter`: the way to the shelter of a Zeltlager. `houseShelter`: the shelter after leaving a Hauslager. At
   * most one of them is filled.
   */
  ...texts('stormShelter', 'houseShelter'),
  ...texts('medicines', 'nightWatch', 'carKey', 'emergencyPhone', 'campType'),
  hasUnits: boolean(),
  units: array(object({ ...texts('unit'), ...partsOf('unit', 'name', 'departement', 'location') })),
  ...texts('participants'),
  ...partsOf('participants', 'femaleCount', 'maleCount', 'participantCount'),
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
  /** An empty list or one person, like `emergencyLead`, `carDriver` and `secondDriver`. */
  medkitResponsible: people,

  hasEmergency: boolean(),
  hasFirstAid: boolean(),
  firstAid: items,
  emergencyLead: people,
  hasAlarm: boolean(),
  /** The items of the group of numbers also have the number and its purpose apart. */
  alarm: array(
    object({
      ...texts('title'),
      isNumbers: boolean(),
      items: array(
        object({
          ...texts('checkboxText'),
          ...partsOf('checkboxText', 'phoneNumber', 'purpose'),
          number: number(),
        }),
      ),
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
      /** The leader of the activity; the place or author of its own safety concept; the reason to break off. */
      ...texts('leader', 'concept', 'abort'),
    }),
  ),

  /** True with the option, and when the ticked measures ask leaders to sign. The signers follow in two columns. */
  signatures: boolean(),
  leftSigners: signers,
  rightSigners: signers,

  /** The option «Notruf-Plakat»: a poster beside the phone. */
  emergencySheet: boolean(),
  /** At most two leaders for the poster: the chosen lead, then the main leaders. */
  leads: array(object(texts('person', 'phoneNumber'))),
  /** All other facts of the poster, in two columns. */
  leftFacts: facts,
  rightFacts: facts,
  /** True when the page has room for each label on a line of its own. */
  hasShortFacts: boolean(),
  /** False when only the poster is made. */
  isWhole: boolean(),
  /**
   * The ticked numbers with short names, for the poster. Numbers with `isFurther: false` are typed in its template.
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
