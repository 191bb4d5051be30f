import { existsSync } from 'node:fs';
import type { Deps } from '../services/deps.ts';
import { type ImportProgress, importPackFileIfNew } from '../services/packs/index.ts';

/**
 * Imports the content pack if it has changed: at start, and once a day to pick up packs that operators add later. If the
 * pack can't be imported, one line is logged and the question bank is left unchanged.
 */
export async function loadQuestionBank(
  deps: Pick<Deps, 'db' | 'files' | 'clock' | 'log' | 'config'>,
  onImport?: ImportProgress,
): Promise<void> {
  const { contentPack } = deps.config;
  if (!existsSync(contentPack)) {
    deps.log.warn({ contentPack }, 'there is no content pack: the question bank is unchanged');
    return;
  }
  try {
    const report = await importPackFileIfNew(deps, contentPack, onImport);
    if (report) deps.log.info(report, 'the question bank was imported');
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).replaceAll('\n', ' ');
    deps.log.error(
      `The content pack ${contentPack} can't be imported (${reason}): the question bank is unchanged. Build the pack again, or set CONTENT_PACK to another.`,
    );
  }
}
