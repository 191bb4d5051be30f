import path from 'node:path';
import { ConfigError, loadConfig } from './config.ts';
import { openDataFolder } from './data-folder.ts';
import { openStore, StoreUnreadableError } from './db/index.ts';
import { createFiles } from './providers/files/create.ts';
import { type ImportReport, importPackFile, type KindReport } from './services/packs/index.ts';
import { StartError } from './start-error.ts';

/** Errors whose message says all that the operator needs. */
const plainErrors = ['PackError', 'PackConflictError'];

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isPlain = error instanceof ConfigError || error instanceof StartError || error instanceof StoreUnreadableError;
  if (isPlain || plainErrors.includes(error.name)) return `${error.message}\nNothing was changed.`;
  if ('code' in error && error.code === 'ENOENT') return `There is no such pack: ${error.message}`;
  return error.stack ?? error.message;
}

const line = (name: string, { added, changed, unchanged, kept }: KindReport) =>
  `${name.padEnd(10)} ${added} added, ${changed} changed, ${unchanged} unchanged, ${kept} not in the pack and left as they are`;

function summary({ version, questions, words, clips, pictures, missingPictures }: ImportReport): string {
  return [
    `Content pack ${version}`,
    line('questions', questions),
    line('words', words),
    line('clips', clips),
    line('pictures', pictures),
    ...(missingPictures.length > 0 ? [`picture files not found: ${missingPictures.join(', ')}`] : []),
  ].join('\n');
}

function showProgress({ done, total }: { done: number; total: number }) {
  if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${total}${done === total ? '\n' : ''}`);
}

try {
  const config = loadConfig();
  const pack = path.resolve(process.argv[2] ?? config.contentPack);
  openDataFolder(config.dataFolder);
  const store = await openStore(
    config.databaseUrl ? { url: config.databaseUrl } : { file: path.join(config.dataFolder, 'rehearse.db') },
  );
  try {
    const deps = { db: store.db, files: await createFiles(config), clock: { now: () => Date.now() } };
    process.stdout.write(`${summary(await importPackFile(deps, pack, showProgress))}\n`);
  } finally {
    await store.close();
  }
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
