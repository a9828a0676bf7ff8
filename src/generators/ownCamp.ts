import type { Camp } from './camp';

/** What of the camp a generator's own form asks for; the rest is empty. */
export function ownCamp(names: readonly (keyof Camp)[], camp: Camp): Camp {
  return eachOf(camp, (name) => (names.includes(name) ? camp[name] : ''));
}

/** The camp without that. */
export function othersCamp(names: readonly (keyof Camp)[], camp: Camp): Camp {
  return eachOf(camp, (name) => (names.includes(name) ? '' : camp[name]));
}

/** A camp that came from elsewhere; what it does not say stays as it is here. */
export function joinedCamp(given: Camp, here: Camp): Camp {
  return eachOf(here, (name) => given[name] || here[name]);
}

function eachOf(camp: Camp, textOf: (name: keyof Camp) => string): Camp {
  const names = Object.keys(camp) as (keyof Camp)[];
  return Object.fromEntries(names.map((name) => [name, textOf(name)])) as Camp;
}
