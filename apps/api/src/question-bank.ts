import { existsSync } from 'node:fs';
import type { Deps } from './http/deps.ts';
import { type ImportProgress, importPackFileIfNew } from './services/packs/index.ts';
import { StartError } from './start-error.ts';

/**
 * Imports the content pack if it is another than the last: at the start, and once a day for what operators add meanwhile.
 *
 * @throws StartError with one line for the operator
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
  const report = await importPackFileIfNew(deps, contentPack, onImport).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `The content pack ${contentPack} can't be imported (${reason}): build it anew, or set CONTENT_PACK to another.`,
    );
  });
  if (report) deps.log.info(report, 'the question bank was imported');
}
