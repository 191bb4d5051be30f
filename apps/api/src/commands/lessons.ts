import { lessonsCommand, lessonsHelp, wantsHelp } from './lessons-command.ts';
import { runOperatorCommand } from './operator-command.ts';

const args = process.argv.slice(2);

if (wantsHelp(args)) process.stdout.write(`${lessonsHelp}\n`);
else
  await runOperatorCommand({
    plainErrors: ['LessonError'],
    noSuchFile: 'There is no such file',
    run: (deps) => lessonsCommand(deps, args),
  });
