import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Publishes a release in which a part has another name, which is returned; the earlier stays, as `npm run keep` has it. */
export function publish(folder: string, part: string): string {
  const next = part.replace('assets/', 'assets/next-');
  cpSync(join(folder, part), join(folder, next));
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|js)$/.test(file)) continue;
    const text = readFileSync(join(folder, file), 'utf8');
    if (!text.includes(basename(part))) continue;
    writeFileSync(join(folder, file), text.replaceAll(basename(part), basename(next)));
  }
  return next;
}
