import { runCommand } from './command';
import { writeDocx } from './writeDocx';

process.exitCode = await runCommand(writeDocx, process.argv.slice(2));
