import type { PersonList } from '../input';

/** What each list of people is called in the form, and one of its rows. */
export const personListNames: Record<PersonList, { legend: string; rowName: string }> = {
  mainLeaders: { legend: 'Hauptlagerleitung', rowName: 'Hauptlagerleitung' },
  leaderteam: { legend: 'Leitungsteam', rowName: 'Leiter / Leiterin' },
  kitchenTeam: { legend: 'Küche', rowName: 'Koch / Köchin' },
  coaches: { legend: 'Coaches', rowName: 'Coach' },
  departementLeaders: { legend: 'Abteilungsleitung', rowName: 'AL' },
};
