import { saveFile } from '../../browser/saveFile';

/** What is said when what saves files could not be fetched. */
export const notSaved =
  'Das Sichern ist nicht gelungen, wohl weil die Verbindung fehlt. Drücke den Knopf noch einmal.';

/**
 * Saves a text as a file.
 *
 * @param done told once it is saved; answers what is said then
 * @returns what there is to say
 */
export async function saveText(
  { fileName, text }: { fileName: string; text: string },
  done: () => string,
): Promise<string> {
  try {
    await saveFile(text, fileName);
    return done();
  } catch (error) {
    console.error(error);
    return notSaved;
  }
}
