import { runOperatorCommand } from './operator-command.ts';
import { picturesCommand, picturesHelp, wantsHelp } from './pictures-command.ts';
import { showProgress } from './show-progress.ts';

const args = process.argv.slice(2);

if (wantsHelp(args)) process.stdout.write(`${picturesHelp}\n`);
else
  await runOperatorCommand({
    plainErrors: ['PictureError'],
    noSuchFile: 'The file does not exist',
    run: (deps) => picturesCommand(deps, args, showProgress),
  });
