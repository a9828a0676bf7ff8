import { writeFile } from 'node:fs/promises';
import { runCommand, sampleDocument, takeDay, UsageError } from './command';

const usage =
  'So geht es: npm run docx -- packliste eingabe.json ausgabe.docx, mit --stand=2026-11-21 von jenem Tag.';

// Makes a document without a browser, by the same code.
await runCommand(async (args) => {
  const { today, others } = takeDay(args);
  const [slug, input, output, ...more] = others;
  if (!slug || !input || !output || more.length > 0) throw new UsageError(usage);
  const document = await sampleDocument(slug, input, today);
  try {
    await writeFile(output, document);
  } catch {
    throw new UsageError(`Die Datei «${output}» lässt sich nicht schreiben.`);
  }
  return 0;
});
