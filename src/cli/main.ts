import { runCommand } from './command';
import { printXml, writeDocx } from './documents';
import { checkTemplates } from './templates';

export const commands = { xml: printXml, docx: writeDocx, templates: checkTemplates };

const [, file, name, ...args] = process.argv;
if (file === import.meta.filename) {
  process.exitCode = await runCommand(commands[name as keyof typeof commands], args);
}
