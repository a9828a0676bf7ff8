import { writeFile } from 'node:fs/promises';
import { runCommand, sampleDocument, UsageError } from './command';

const usage = 'So geht es: npm run docx -- packliste eingabe.json ausgabe.docx.';

// Makes a document without a browser, by the same code.
await runCommand(async ([slug, input, output, ...more]) => {
  if (!slug || !input || !output || more.length > 0) throw new UsageError(usage);
  const document = await sampleDocument(slug, input);
  try {
    await writeFile(output, document);
  } catch {
    throw new UsageError(`Die Datei «${output}» lässt sich nicht schreiben.`);
  }
  return 0;
});
