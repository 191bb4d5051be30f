import type { Config } from './config.ts';
import { createDeps } from './create-deps.ts';
import { createApp } from './http/app.ts';
import type { Deps } from './http/deps.ts';
import { listen } from './listen.ts';
import { loadQuestionBank } from './question-bank.ts';
import { parts } from './routes/index.ts';
import { demoAccount, ensureDemo } from './services/accounts/ensure-demo.ts';
import { importLessonBundles } from './services/lessons/index.ts';
import type { ImportProgress } from './services/packs/index.ts';
import { StartError } from './start-error.ts';
import { startUpkeep } from './upkeep.ts';

export { type Config, ConfigError, loadConfig } from './config.ts';
export { StoreUnreadableError } from './db/index.ts';
export { showProgress } from './show-progress.ts';
export { StartError } from './start-error.ts';

/** What a start may do beside starting. */
export interface StartOptions {
  /** Make an account that is ready to log in: only for somebody's own machine. */
  demo?: boolean;
  /** Told how far the import of a new content pack is. */
  onImport?: ImportProgress;
}

/** A server that answers. */
export interface RunningServer {
  /** Where it listens, such as `http://127.0.0.1:8080`. */
  url: string;
  port: number;
  /** The ready account, if one was asked for. */
  demo: { account: string; password: string } | null;
  /** Takes no more requests, finishes those that run, then closes everything. */
  close(): Promise<void>;
}

async function loadLessons(deps: Deps) {
  const { lessonsFolder } = deps.config;
  const imported = await importLessonBundles(deps, lessonsFolder).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `The lessons in ${lessonsFolder} can't be imported (${reason}): restore the folder, or set LESSONS_FOLDER to another.`,
    );
  });
  if (imported.length > 0) deps.log.info({ imported }, 'video lessons were imported');
}

async function closeDeps({ mail, speech, store }: Deps) {
  await mail.close();
  await speech.close();
  await store.close();
}

const hostOfUrl = (host: string) => (host.includes(':') ? `[${host}]` : host);

/**
 * Starts the server: store, question bank, port.
 *
 * @throws StartError or StoreUnreadableError with one line for the operator
 */
export async function startServer(
  config: Config,
  { demo = false, onImport }: StartOptions = {},
): Promise<RunningServer> {
  const deps = await createDeps(config);
  try {
    await loadQuestionBank(deps, onImport);
    await loadLessons(deps);
    if (demo) await ensureDemo(deps);
    const { port, stop } = await listen(createApp(deps, parts).fetch, config);
    const stopUpkeep = startUpkeep(deps);
    const url = `http://${hostOfUrl(config.host)}:${port}`;
    deps.log.info({ url }, 'listening');
    return {
      url,
      port,
      demo: demo ? demoAccount : null,
      async close() {
        await stop();
        await deps.mail.close();
        await stopUpkeep();
        await closeDeps(deps);
        deps.log.info('stopped');
      },
    };
  } catch (error) {
    await closeDeps(deps);
    throw error;
  }
}
