import path from 'node:path';
import { ConfigError, loadConfig } from './config.ts';
import { openDataFolder } from './data-folder.ts';
import { openStore, StoreUnreadableError } from './db/index.ts';
import { type PlansCommand, plansHelp, readPlansCommand } from './plans-command.ts';
import { PlanError } from './services/plans/index.ts';
import { StartError } from './start-error.ts';

function explain(error: unknown): string {
  if (error instanceof PlanError) return `${error.message}\nNothing was changed. "npm run plans -- help" says how.`;
  const isPlain = error instanceof ConfigError || error instanceof StartError || error instanceof StoreUnreadableError;
  if (isPlain) return `${error.message}\nNothing was changed.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

async function carryOut(command: PlansCommand): Promise<string> {
  const config = loadConfig();
  openDataFolder(config.dataFolder);
  const store = await openStore(
    config.databaseUrl ? { url: config.databaseUrl } : { file: path.join(config.dataFolder, 'rehearse.db') },
  );
  try {
    return await command({ db: store.db, clock: { now: () => Date.now() } });
  } finally {
    await store.close();
  }
}

try {
  const command = readPlansCommand(process.argv.slice(2));
  process.stdout.write(`${command ? await carryOut(command) : plansHelp}\n`);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
