import type { Person } from './input';

export type TypedPerson = Omit<Person, 'key'>;

/** A name in one piece, as it is written: `Anna Müller v/o Balu`, `Anna Müller (Balu)`, `Anna «Balu» Müller`, `Balu`. */
export function readName(text: string): TypedPerson {
  const { name, scoutName } = withoutScoutName(text);
  const words = name.split(/\s+/).filter(Boolean);
  const [firstName = '', ...rest] = words;
  // One name alone is what somebody is called.
  if (words.length === 1 && !scoutName) return person({ scoutName: firstName });
  return person({ firstName, lastName: rest.join(' '), scoutName });
}

function withoutScoutName(text: string): { name: string; scoutName: string } {
  const [, name, after] =
    /^(.*?)\s*(?:\bv\s?[/.]\s?o\b\.?|\bvulgo\b|\balias\b)\s*(.*)$/i.exec(text) ?? [];
  if (name !== undefined && after) return { name, scoutName: after.trim() };
  const enclosed = /\(([^()]+)\)|«([^»]+)»|"([^"]+)"|„([^“”]+)[“”]|“([^”]+)”/.exec(text);
  const scoutName = enclosed?.slice(1).find(Boolean)?.trim() ?? '';
  return { name: enclosed ? text.replace(enclosed[0], ' ') : text, scoutName };
}

export function person(names: Partial<TypedPerson>): TypedPerson {
  return { firstName: '', lastName: '', scoutName: '', phoneNumber: '', training: '', ...names };
}
