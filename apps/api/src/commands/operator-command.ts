import path from 'node:path';
import { type Config, ConfigError, loadConfig } from '../config/config.ts';
import { openDataFolder } from '../config/data-folder.ts';
import { StartError } from '../config/start-error.ts';
import { openStore, type Store, StoreUnreadableError } from '../db/index.ts';
import { createFiles } from '../providers/files/create.ts';
import type { ImportDeps } from '../services/packs/index.ts';

/** A command for operators, which can be run while the server is running. */
export interface OperatorCommand {
  /** Runs the command and returns the text to print. */
  run(deps: ImportDeps & { readonly store: Store }, config: Config): Promise<string>;
  /** Names of errors that are printed without a stack trace, and that guarantee that nothing was changed. */
  plainErrors: readonly string[];
  /** Message for a missing input file. Absent for commands that don't read one. */
  noSuchFile?: string;
}

function explain(error: unknown, { plainErrors, noSuchFile }: OperatorCommand): string {
  if (!(error instanceof Error)) return String(error);
  const isPlain = error instanceof ConfigError || error instanceof StartError || error instanceof StoreUnreadableError;
  if (isPlain || plainErrors.includes(error.name)) return `${error.message}\nNothing was changed.`;
  if (noSuchFile !== undefined && 'code' in error && error.code === 'ENOENT') return `${noSuchFile}: ${error.message}`;
  return error.stack ?? error.message;
}

/** Runs a command on the configured store, prints its output and sets the exit code. */
export async function runOperatorCommand(command: OperatorCommand): Promise<void> {
  try {
    const config = loadConfig();
    openDataFolder(config.dataFolder);
    const store = await openStore(
      config.databaseUrl ? { url: config.databaseUrl } : { file: path.join(config.dataFolder, 'rehearse.db') },
    );
    try {
      const deps = { db: store.db, store, files: await createFiles(config), clock: { now: () => Date.now() } };
      process.stdout.write(`${await command.run(deps, config)}\n`);
    } finally {
      await store.close();
    }
  } catch (error) {
    process.stderr.write(`${explain(error, command)}\n`);
    process.exitCode = 1;
  }
}
