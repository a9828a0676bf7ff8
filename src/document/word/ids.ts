/**
 * Gives numbers to what stands once in a file, such as drawings: the first of each keeps its own, every further one
 * gets the next that nobody has.
 */
export function uniqueNumbers() {
  const reserved = new Set<string>();
  const used = new Set<string>();
  let last = 0;
  return {
    /** Says that something has this number, which is to come yet. */
    reserve(id: string): void {
      reserved.add(id);
    },
    next(id: string): string {
      let own = id;
      while (used.has(own) || (own !== id && reserved.has(own))) own = String(++last);
      used.add(own);
      return own;
    },
  };
}

/**
 * Gives names to what stands once in a file, such as bookmarks: a second `plan` becomes `plan_2`. Word knows no names
 * of more than 40 characters, and does not tell upper from lower case.
 */
export function uniqueNames(reserved: readonly string[] = []) {
  const used = new Set(reserved.map((name) => name.toLowerCase()));
  const turns = new Map<string, number>();
  return (name: string): string => {
    let own = name;
    let turn = turns.get(name) ?? 1;
    while (used.has(own.toLowerCase())) own = `${name.slice(0, 34)}_${++turn}`;
    turns.set(name, turn);
    used.add(own.toLowerCase());
    return own;
  };
}
