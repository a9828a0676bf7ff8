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

/** What the template is filled with, in the order of the document (specification, section 9). */
export const data = object({
  ...texts('campName', 'dates'),
  ...partsOf('dates', 'startDate', 'endDate'),

  hasGeneral: boolean(),
  ...texts('campAddress', 'emergencyAddress', 'hospitalAddress'),
  hasRescue: boolean(),
  ...texts('coordinates'),
  ...partsOf('coordinates', 'gridCoordinates', 'globeCoordinates'),
  ...texts('access', 'landingSite', 'assemblyPoint', 'reception', 'aed', 'doctor', 'neighbours'),
  /** The way to the shelter of tents or, as the next, where one goes from a house. */
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
  /** Nobody or one person, as the next three. */
  medkitResponsible: people,

  hasEmergency: boolean(),
  hasFirstAid: boolean(),
  firstAid: items,
  emergencyLead: people,
  hasAlarm: boolean(),
  /** Those of the group of numbers are there in parts, too. */
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
      /** Who leads; where its own concept is, or who writes it; when it is broken off. */
      ...texts('leader', 'concept', 'abort'),
    }),
  ),

  /** An extra, and also there where all leaders sign: who signs, in two columns. */
  signatures: boolean(),
  leftSigners: signers,
  rightSigners: signers,

  /** An extra: a poster beside the phone. */
  emergencySheet: boolean(),
  /** Who leads, for the poster: two, first the one who was chosen, then the main leaders. */
  leads: array(object(texts('person', 'phoneNumber'))),
  /** What else the poster says, in two columns. */
  leftFacts: facts,
  rightFacts: facts,
  /** Whether the sheet has room for each label on a line of its own. */
  hasShortFacts: boolean(),
  /** Not where the poster is made alone. */
  isWhole: boolean(),
  /** In few words. What is not `isFurther` stands typed in the template of the poster. */
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
