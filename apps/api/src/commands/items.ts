import { itemsCommand, itemsHelp, wantsHelp } from './items-command.ts';
import { runOperatorCommand } from './operator-command.ts';

const args = process.argv.slice(2);

if (wantsHelp(args)) process.stdout.write(`${itemsHelp}\n`);
else
  await runOperatorCommand({
    plainErrors: ['ItemError'],
    noSuchFile: 'The file does not exist',
    run: (deps, { publicUrl }) => itemsCommand(deps, args, publicUrl),
  });
