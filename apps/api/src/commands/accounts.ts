import { pino } from 'pino';
import { accountsCommand, accountsHelp } from './accounts-command.ts';
import { runOperatorCommand } from './operator-command.ts';
import { wantsHelp } from './plans-command.ts';

const args = process.argv.slice(2);

if (wantsHelp(args)) process.stdout.write(`${accountsHelp}\n`);
else {
  const log = pino({ base: null }, process.stderr);
  await runOperatorCommand({
    plainErrors: ['AccountsError'],
    run: (deps) => accountsCommand({ ...deps, log }, args),
  });
}
