import { calibrateCommand, calibrateHelp, wantsHelp } from './calibrate-command.ts';
import { runOperatorCommand } from './operator-command.ts';

const args = process.argv.slice(2);

if (wantsHelp(args)) process.stdout.write(`${calibrateHelp}\n`);
else await runOperatorCommand({ plainErrors: ['CalibrateError'], run: (deps) => calibrateCommand(deps, args) });
