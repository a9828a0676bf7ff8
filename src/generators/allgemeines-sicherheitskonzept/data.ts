import { array, boolean, type InferOutput, number, object, string } from 'valibot';
import { partOf } from '../data';

const items = array(object({ checkboxText: string(), number: number() }));

const groups = array(object({ title: string(), items }));

const facts = array(object({ label: string(), text: string() }));

const people = array(
  object({
    contact: string(),
    person: partOf('contact'),
    name: partOf('person'),
    firstName: partOf('name'),
    lastName: partOf('name'),
    scoutName: partOf('person'),
    phoneNumber: partOf('contact'),
    training: partOf('contact'),
  }),
);

/** What the template is filled with, in the order of the document (specification, section 9). */
export const data = object({
  campName: string(),
  dates: string(),
  startDate: partOf('dates'),
  endDate: partOf('dates'),

  hasGeneral: boolean(),
  campAddress: string(),
  emergencyAddress: string(),
  hospitalAddress: string(),
  hasRescue: boolean(),
  coordinates: string(),
  gridCoordinates: partOf('coordinates'),
  globeCoordinates: partOf('coordinates'),
  access: string(),
  landingSite: string(),
  assemblyPoint: string(),
  reception: string(),
  aed: string(),
  doctor: string(),
  neighbours: string(),
  /** The way to the shelter of tents or, as the next, where one goes from a house. */
  stormShelter: string(),
  houseShelter: string(),
  medicines: string(),
  nightWatch: string(),
  carKey: string(),
  emergencyPhone: string(),
  campType: string(),
  hasUnits: boolean(),
  units: array(
    object({
      unit: string(),
      name: partOf('unit'),
      departement: partOf('unit'),
      location: partOf('unit'),
    }),
  ),
  participants: string(),
  femaleCount: partOf('participants'),
  maleCount: partOf('participants'),
  participantCount: partOf('participants'),
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
      title: string(),
      isNumbers: boolean(),
      items: array(
        object({
          checkboxText: string(),
          phoneNumber: partOf('checkboxText'),
          purpose: partOf('checkboxText'),
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
      activity: string(),
      date: partOf('activity'),
      name: partOf('activity'),
      leader: string(),
      /** Where its own concept is, or who writes it. */
      concept: string(),
      /** When it is broken off. */
      abort: string(),
    }),
  ),

  /** An extra, and also there where all leaders sign: who signs, in two columns. */
  signatures: boolean(),
  leftSigners: array(object({ name: string() })),
  rightSigners: array(object({ name: string() })),

  /** An extra: a poster beside the phone. */
  emergencySheet: boolean(),
  /** Who leads, for the poster: the one who was chosen, or the first two of the main leaders. */
  leads: array(object({ person: string(), phoneNumber: string() })),
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
      entry: string(),
      phoneNumber: partOf('entry'),
      service: partOf('entry'),
      isFurther: boolean(),
      number: number(),
    }),
  ),
});

export type Data = InferOutput<typeof data>;
export type PrintedPerson = Data['mainLeaders'][number];
