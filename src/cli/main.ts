import { UsageError } from './command';
import { printXml, writeDocx } from './documents';
import { keepReleases, verifySite } from './release';
import { checkTemplates } from './templates';

const commands = {
  xml: printXml,
  docx: writeDocx,
  templates: checkTemplates,
  verify: verifySite,
  keep: keepReleases,
};

/**
 * Runs a command. Prints the message of a `UsageError`, and the path of a file that cannot be read or written.
 *
 * @returns the exit code of the command, or 2 when the command throws a `UsageError` or the error of such a file
 */
export async function run(name: string, args: readonly string[]) {
  try {
    return await commands[name as keyof typeof commands](args);
  } catch (error) {
    const { path, code, message } = Object(error);
    if (!path && !(error instanceof UsageError)) throw error;
    console.error(
      path ? `Die Datei «${path}» lässt sich nicht lesen oder schreiben: ${code}.` : message,
    );
    return 2;
  }
}

const [, file, name = '', ...args] = process.argv;
if (file === import.meta.filename) process.exitCode = await run(name, args);
