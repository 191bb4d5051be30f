import { runOperatorCommand } from './operator-command.ts';
import { plansCommand, plansHelp, wantsHelp } from './plans-command.ts';

const args = process.argv.slice(2);

if (wantsHelp(args)) process.stdout.write(`${plansHelp}\n`);
else await runOperatorCommand({ plainErrors: ['PlanError'], run: (deps) => plansCommand(deps, args) });
