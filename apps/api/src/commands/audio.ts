import { availableParallelism } from 'node:os';
import { pino } from 'pino';
import { createFirstSpeech } from '../providers/speech/create.ts';
import { makeClips } from '../services/media/make-clips.ts';
import { runOperatorCommand } from './operator-command.ts';
import { showProgress } from './show-progress.ts';

const mostNamed = 5;

await runOperatorCommand({
  plainErrors: [],
  run: async ({ db, files }, config) => {
    const log = pino({ level: 'silent' });
    const speakers = Array.from({ length: availableParallelism() }, () => createFirstSpeech(config, files, log));
    try {
      const { kept, failed } = await makeClips({ db, speakers }, showProgress);
      if (kept + failed.length === 0) return 'There are no clips yet: import a content pack first.';
      if (failed.length === 0) return `All ${kept} clips are ready.`;
      process.exitCode = 1;
      return `${kept} clips are ready. ${failed.length} failed: ${failed.slice(0, mostNamed).join(', ')}${failed.length > mostNamed ? ' …' : ''}. Run this command again to retry.`;
    } finally {
      await Promise.all(speakers.map((speech) => speech.close()));
    }
  },
});
