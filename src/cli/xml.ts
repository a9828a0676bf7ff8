import { runCommand } from './command';
import { printXml } from './printXml';

process.exitCode = await runCommand(printXml, process.argv.slice(2));
