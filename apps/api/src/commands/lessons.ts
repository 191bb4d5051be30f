import { lessonsCommand, lessonsHelp, wantsHelp } from './lessons-command.ts';
import { runOperatorCommand } from './operator-command.ts';

const args = process.argv.slice(2);

if (wantsHelp(args)) process.stdout.write(`${lessonsHelp}\n`);
else
  await runOperatorCommand({
    plainErrors: ['LessonError'],
    noSuchFile: 'The file does not exist',
    run: (deps) => lessonsCommand(deps, args),
  });
