import { generatorEntries, loadGenerator } from '../catalog';
import { checkTemplate } from '../document/checkTemplate';
import type { TemplateProblem } from '../document/templateError';
import { entryOf, originalTemplate, readBytes, runCommand } from './command';

// `npm run templates` checks the ten files, `npm run templates -- datei.docx packliste` checks one.
await runCommand(async ([file, slug]) => {
  const checks = file
    ? [{ slug: entryOf(slug ?? '').slug, bytes: await readBytes(file), name: file }]
    : await Promise.all(
        generatorEntries.map(async (entry) => ({
          slug: entry.slug,
          bytes: await originalTemplate(entry.slug),
          name: `templates/${entry.slug}.docx`,
        })),
      );
  let broken = false;
  for (const { slug, bytes, name } of checks) {
    const { fields } = await loadGenerator(entryOf(slug).slug);
    const { problems, notices } = await checkTemplate(bytes, fields);
    console.log(`${name}: ${problems.length === 0 ? 'in Ordnung' : 'NICHT in Ordnung'}`);
    print('Fehler', problems);
    print('Hinweis', notices);
    broken ||= problems.length > 0;
  }
  return broken ? 1 : 0;
});

function print(kind: string, findings: readonly TemplateProblem[]): void {
  for (const { message, words } of findings) {
    console.log(`  ${kind}: ${message}${words ? ` Dort steht: «${words}»` : ''}`);
  }
}
