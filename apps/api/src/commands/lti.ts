import { secretOf } from '../config/data-folder.ts';
import { deriveKeys } from '../services/keys/keys.ts';
import { ltiCommand, ltiHelp } from './lti-command.ts';
import { runOperatorCommand } from './operator-command.ts';
import { wantsHelp } from './plans-command.ts';

const args = process.argv.slice(2);

if (wantsHelp(args)) process.stdout.write(`${ltiHelp}\n`);
else {
  await runOperatorCommand({
    plainErrors: ['LtiError'],
    run: (deps, config) => {
      const keys = deriveKeys(config.secret ?? secretOf(config.dataFolder));
      return ltiCommand({ ...deps, config, keys }, args);
    },
  });
}
