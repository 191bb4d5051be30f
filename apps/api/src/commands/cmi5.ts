import { cmi5Command, cmi5Help } from './cmi5-command.ts';
import { wantsHelp } from './items-command.ts';
import { runOperatorCommand } from './operator-command.ts';

const args = process.argv.slice(2);

if (wantsHelp(args)) process.stdout.write(`${cmi5Help}\n`);
else
  await runOperatorCommand({
    plainErrors: ['PackageError'],
    noSuchFile: 'The file does not exist',
    run: ({ db }, config) => cmi5Command({ db, config }, args),
  });
