import { checkTemplates } from './checkTemplates';
import { runCommand } from './command';

process.exitCode = await runCommand(checkTemplates, process.argv.slice(2));
