import { createPatch, OMIT_HEADERS } from 'diff';
import { applyLook } from '../document/applyLook';
import { openTemplate } from '../document/openTemplate';
import { parseDay } from '../generators/calendarDay';
import { inputToCarry } from '../generators/inputToCarry';
import { makeDocument } from '../generators/makeDocument';
import { canonicalParts } from './canonicalXml';
import { bytesOf, entryOf, readArgs, UsageError, withFile, writeBytes } from './command';
import { printCheck } from './templates';

/** The option `--stand`: the day on which a document is made. The default is today. */
const stand = { type: 'string' } as const;

/**
 * Makes a document with the code of the site, and writes the document into a file.
 *
 * @returns the exit code: 1 when the custom template has errors, else 0. With the exit code 1, no file is written.
 */
export async function writeDocx(args: readonly string[]) {
  const { values, positionals } = readArgs(args, {
    usage:
      'So geht es: npm run docx -- packliste eingabe.json ausgabe.docx, mit einer eigenen Vorlage npm run docx -- --template datei.docx packliste eingabe.json ausgabe.docx, mit --stand=2026-11-21 von jenem Tag, mit --ohne-eingaben eines, das seine Eingaben nicht in sich trägt.',
    options: { template: { type: 'string' }, stand, 'ohne-eingaben': { type: 'boolean' } },
    counts: [3],
  });
  const [slug = '', input = '', output = ''] = positionals;
  if (values.template && !(await printCheck(values.template, slug))) return 1;
  await writeBytes(output, await documentOf(slug, input, values['ohne-eingaben'], values));
  return 0;
}

/**
 * Prints the canonical XML of a document, or the differences of two Word files.
 *
 * @returns the exit code: 1 when two files differ, else 0
 */
export async function printXml(args: readonly string[]) {
  const { values, positionals } = readArgs(args, {
    usage:
      'So geht es: npm run xml -- packliste, npm run xml -- packliste eingabe.json, npm run xml -- datei.docx oder npm run xml -- a.docx b.docx. Mit --stand=2026-11-21 von jenem Tag.',
    options: { stand },
    counts: [1, 2],
  });
  const [first = '', second] = positionals;
  const isFile = first.includes('.');

  const input = second ?? `tests/samples/${first}/typisch.json`;
  const before = isFile
    ? await withFile(first, canonicalParts)
    : canonicalParts(await documentOf(first, input, true, values));
  if (!isFile || second === undefined) {
    console.log([...before.values()].join('').trimEnd());
    return 0;
  }
  const after = await withFile(second, canonicalParts);
  const changed = [...new Set([...before.keys(), ...after.keys()])]
    .sort()
    .filter((heading) => before.get(heading) !== after.get(heading));
  for (const heading of changed) {
    const parts = [before.get(heading) ?? '', after.get(heading) ?? ''] as const;
    console.log(heading);
    console.log(createPatch('', ...parts, '', '', { headerOptions: OMIT_HEADERS }));
  }
  return changed.length > 0 ? 1 : 0;
}

/**
 * Makes a document of a generator. Dates are written as in `de-CH`. An original gets the look of the input's camp. A
 * custom template keeps its own look.
 *
 * @param inputFile the JSON file with the input
 * @param isBare true when the document does not carry its input
 * @param template the path of a custom template. The default is the original.
 * @param stand the day on which the document is made, e.g. `2026-11-21`. The default is today.
 * @returns the bytes of the .docx file
 */
async function documentOf(
  slug: string,
  inputFile: string,
  isBare: boolean | undefined,
  { template, stand }: { template?: string; stand?: string },
) {
  const generator = await entryOf(slug).load();
  const today = stand === undefined ? new Date() : parseDay(stand);
  if (!today)
    throw new UsageError(`«--stand=${stand}» ist kein Tag. Ein Tag ist --stand=2026-11-21.`);
  const input = await withFile(inputFile, (bytes) =>
    generator.readInput(JSON.parse(new TextDecoder().decode(bytes))),
  );
  const { look } = input.camp;
  const letterhead = look && !template && (await bytesOf(`templates/looks/${look}.docx`));
  const opened = await withFile(template ?? `templates/${slug}.docx`, (bytes) =>
    openTemplate(letterhead ? applyLook(bytes, letterhead).bytes : bytes, generator.fields),
  );
  const context = { locale: 'de-CH', today };
  const carried = isBare ? undefined : inputToCarry(slug, generator, input, opened.tags, context);
  return makeDocument(generator, input, opened, context, carried).bytes;
}
