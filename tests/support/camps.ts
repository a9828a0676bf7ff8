import { generatorOf } from './documentOf';

const firstNames = 'Anna Noé Sina Luca Mara Timo Elin Jonas Flurina Maximilian Katharina'.split(
  ' ',
);
const lastNames =
  'Bieri Zogg Hofer Brändli Caviezel Kälin Lutz Zimmermann Schönenberger Von-Allmen'.split(' ');
const scoutNames = 'Kolibri Puma Amsel Orion Filou Kaya Bagheera Topf Siebenschläfer'.split(' ');
const camps = [
  ['Sommerlager Steinbock', 'Pfadi Rätikon', 'Splügen'],
  ['SoLa 27', 'Jubla Sankt Gallen-Winkeln', 'Wildhaus'],
  ['Pfingstlager der Wölfe und Bienli', 'Cevi Uster', 'Sankt Antönien im Prättigau'],
  ['Herbstlager im Toggenburg', 'Pfadi Schirmerturm', 'Les Diablerets'],
  ['Jubla-Sommerlager «Auf den Spuren der Römer»', 'Jungwacht Blauring Hochdorf', 'Elm'],
] as const;

/** How many camps there are to make up. */
export const campCount = 12;

/**
 * What somebody may enter for a made-up camp, the same each time: from 8 people to 90, from 2 to 14 days, in a house or
 * in tents, with about half of the points and of what can be had beside them; each third has nearly all.
 *
 * @param at from 0
 */
export async function madeUpCamp(slug: string, at: number): Promise<object> {
  const random = randomFrom(at + 1);
  const between = (least: number, most: number) =>
    least + Math.floor(random() * (most - least + 1));
  const isThere = () => random() < (at % 3 === 2 ? 0.9 : 0.5);
  const anyOf = <One>(list: readonly One[]) => list[between(0, list.length - 1)] as One;
  const textOr = (text: string) => (isThere() ? text : '');
  const listOf = <One>(count: number, make: () => One) => Array.from({ length: count }, make);

  const people = 8 + Math.round((82 * at) / (campCount - 1));
  const leaders = between(2, Math.min(20, 2 + people / 3));
  const [name, departement, place] = anyOf(camps);
  const start = Date.UTC(2027, between(0, 11), between(1, 28));
  const dayAfter = (days: number) => new Date(start + days * 86_400_000).toISOString().slice(0, 10);
  const camp = {
    name,
    departement,
    place,
    startDate: dayAfter(0),
    endDate: dayAfter(between(1, 13)),
  };
  const person = () => ({
    firstName: anyOf(firstNames),
    lastName: anyOf(lastNames),
    scoutName: textOr(anyOf(scoutNames)),
    phoneNumber: `079 555 ${between(10, 99)} ${between(10, 99)}`,
    training: textOr(anyOf(['J+S-Lagerleitung', 'Nothilfe', 'Führerausweis'])),
  });
  const generator = await generatorOf(slug);
  return {
    camp,
    ticked: generator.ids.filter(isThere),
    extras: [...generator.extras.keys()].filter(isThere),
    signatureCount: String(slug === 'lagerpakt' ? people : leaders),
    // What the safety concept asks besides.
    campAddress: `Lagerhaus Bergfrieden\nDorfstrasse ${between(1, 90)}\n7435 ${place}`,
    campType: anyOf(['Hauslager', 'Zeltlager']),
    emergencyPhone: textOr('079 555 60 10'),
    emergencyAddress: textOr(`Turnhalle ${place}\nBodenplatz 2\n7435 ${place}`),
    hospitalAddress: textOr('Regionalspital Thusis\n7430 Thusis\n081 555 61 00'),
    coordinates: textOr('2744300 1157200'),
    access: textOr('Strasse bis zur Holzbrücke; dort wartet jemand mit Leuchtweste'),
    landingSite: textOr('Wiese südlich des Platzes, ohne Leitungen'),
    assemblyPoint: textOr('Fahnenmast'),
    aed: textOr('Volg, aussen neben der Tür'),
    doctor: textOr('Praxis Dorf, 081 555 61 10'),
    stormShelter: textOr('25 Minuten zu Fuss; Schlüssel beim Abwart, 081 555 61 30'),
    neighbours: textOr('Familie Mengelt (Land), 081 555 61 20'),
    nightWatch: textOr('Zwei Leitende nach Plan, mit dem Notfalltelefon'),
    femaleCount: String(Math.floor(people / 2)),
    maleCount: String(Math.ceil(people / 2)),
    units: listOf(between(1, 1 + people / 20), () => ({ name: 'Meute Luchs', departement })),
    mainLeaders: listOf(between(1, 2), person),
    leaderteam: listOf(leaders - 2, person),
    kitchenTeam: listOf(between(0, 3), person),
    coaches: listOf(1, person),
    medkitResponsible: 'mainLeaders-1',
    activities: listOf(between(0, 4), () => ({
      name: anyOf(['Zweitageswanderung zum See', 'Baden im Badesee', 'Turm mit Seilbrücke']),
      date: textOr(dayAfter(1)),
      leader: anyOf(scoutNames),
      abort: textOr('Gewitter angesagt ist oder jemand fehlt'),
    })),
  };
}

/** Numbers from 0 to 1 that look like chance, the same for the same seed (Numerical Recipes, chapter 7). */
function randomFrom(seed: number) {
  let state = seed * 2_654_435_761;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}
