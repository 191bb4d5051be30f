import { existsSync } from 'node:fs';
import type { Deps } from '../services/deps.ts';
import { type ImportProgress, importPackFileIfNew } from '../services/packs/index.ts';

/**
 * Imports the content pack if it is another than the last: at the start, and once a day for what operators add meanwhile.
 * A pack that can't be imported is refused in one line of the log, and the question bank stays as it is.
 */
export async function loadQuestionBank(
  deps: Pick<Deps, 'db' | 'files' | 'clock' | 'log' | 'config'>,
  onImport?: ImportProgress,
): Promise<void> {
  const { contentPack } = deps.config;
  if (!existsSync(contentPack)) {
    deps.log.warn({ contentPack }, 'there is no content pack: the question bank stays as it is');
    return;
  }
  try {
    const report = await importPackFileIfNew(deps, contentPack, onImport);
    if (report) deps.log.info(report, 'the question bank was imported');
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).replaceAll('\n', ' ');
    deps.log.error(
      `The content pack ${contentPack} can't be imported (${reason}): the question bank stays as it is. Build the pack again, or set CONTENT_PACK to another.`,
    );
  }
}
