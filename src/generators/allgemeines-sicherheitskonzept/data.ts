import { array, boolean, type InferOutput, object, string } from 'valibot';

const items = array(object({ checkboxText: string() }));

const groups = array(object({ title: string(), items }));

// A joint between two fields is a condition, so that the template can leave it out with its field.
const people = array(
  object({
    firstName: string(),
    spaceBeforeLastName: boolean(),
    lastName: string(),
    vulgoBeforeScoutName: boolean(),
    scoutName: string(),
    commaBeforePhoneNumber: boolean(),
    phoneNumber: string(),
  }),
);

/** What the template is filled with, in the order of the document (specification, section 9). */
export const data = object({
  campName: string(),
  hasDates: boolean(),
  startDate: string(),
  dashBeforeEndDate: boolean(),
  endDate: string(),

  hasGeneral: boolean(),
  campAddress: string(),
  emergencyAddress: string(),
  hospitalAddress: string(),
  emergencyPhone: string(),
  campType: string(),
  hasUnits: boolean(),
  units: array(
    object({
      name: string(),
      commaBeforeDepartement: boolean(),
      departement: string(),
      commaBeforeLocation: boolean(),
      location: string(),
    }),
  ),
  hasParticipants: boolean(),
  femaleCount: string(),
  maleCount: string(),
  participantCount: string(),
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
  /** Nobody or one person, as the next two. */
  medkitResponsible: people,

  hasEmergency: boolean(),
  hasFirstAid: boolean(),
  firstAid: items,
  emergencyLead: people,
  hasAlarm: boolean(),
  alarm: groups,
  hasEmergencyCar: boolean(),
  emergencyCar: items,
  carDriver: people,

  hasActivities: boolean(),
  activities: array(object({ date: string(), colonBeforeName: boolean(), name: string() })),
});

export type Data = InferOutput<typeof data>;
export type PrintedPerson = Data['mainLeaders'][number];
