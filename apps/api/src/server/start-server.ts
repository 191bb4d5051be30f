import type { Config } from '../config/config.ts';
import { createApp } from '../http/app.ts';
import type { ConnectionLimits } from '../http/connections.ts';
import { protectiveHeaderValues } from '../http/headers.ts';
import { maxConnections } from '../http/open-files.ts';
import { withTimeout } from '../providers/with-timeout.ts';
import { parts } from '../routes/index.ts';
import { demoAccount, ensureDemo } from '../services/accounts/ensure-demo.ts';
import type { Deps } from '../services/deps.ts';
import { importLessonBundles } from '../services/lessons/index.ts';
import type { ImportProgress } from '../services/packs/index.ts';
import { createDeps } from './create-deps.ts';
import { listen } from './listen.ts';
import { loadQuestionBank } from './question-bank.ts';
import { startUpkeep } from './upkeep.ts';

/** Options for starting the server. */
export interface StartOptions {
  /** Create a demo account that is ready to log in. For local use only. */
  demo?: boolean;
  /** Progress of importing a new content pack. */
  onImport?: ImportProgress;
}

/** A running server. */
export interface RunningServer {
  /** Its URL, such as `http://127.0.0.1:8080`. */
  url: string;
  port: number;
  /** The demo account, if one was requested. */
  demo: { account: string; password: string } | null;
  /** Stops accepting requests, finishes running ones, then closes everything. Takes at most 15 seconds. */
  close(): Promise<void>;
}

async function loadLessons(deps: Deps) {
  const { lessonsFolder } = deps.config;
  const imported = await importLessonBundles(deps, lessonsFolder).catch((error: unknown) => {
    const reason = (error instanceof Error ? error.message : String(error)).replaceAll('\n', ' ');
    deps.log.error(
      `The lessons in ${lessonsFolder} can't be imported (${reason}): the lessons are unchanged. Restore the folder, or set LESSONS_FOLDER to another.`,
    );
    return [];
  });
  if (imported.length > 0) deps.log.info({ imported }, 'video lessons were imported');
}

/** Time for providers to finish, after 11 seconds for requests: shutdown takes 15 seconds in total. */
const closeProvidersMs = 2500;
const closeStoreMs = 1000;

/** Closes everything. A part that does not close in time is abandoned, since the process is about to exit. */
async function closeDeps({ mail, speech, store, log }: Deps, upkeep: () => Promise<void> = async () => {}) {
  const close = async (part: string, limitMs: number, work: Promise<void>) =>
    withTimeout(limitMs, work).catch((error: unknown) =>
      log.warn({ err: error, part }, 'a part did not close in time'),
    );
  await Promise.all([
    close('mail', closeProvidersMs, mail.close()),
    close('upkeep', closeProvidersMs, upkeep()),
    close('speech', closeProvidersMs, speech.close()),
  ]);
  await close('database', closeStoreMs, store.close());
}

/** Behind proxies, all connections come from the proxies, so a single address may use all of them. */
function connectionLimits({ trustProxy, connectionsPerAddress }: Config): ConnectionLimits {
  const total = maxConnections();
  return { total, perAddress: trustProxy > 0 ? total : connectionsPerAddress };
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
    const { port, stop } = await listen(createApp(deps, parts).fetch, {
      host: config.host,
      port: config.port,
      connections: connectionLimits(config),
      headers: await protectiveHeaderValues(config),
    });
    const stopUpkeep = startUpkeep(deps);
    const url = `http://${hostOfUrl(config.host)}:${port}`;
    deps.log.info({ url }, 'listening');
    return {
      url,
      port,
      demo: demo ? demoAccount : null,
      async close() {
        await stop();
        await closeDeps(deps, stopUpkeep);
        deps.log.info('stopped');
      },
    };
  } catch (error) {
    await closeDeps(deps);
    throw error;
  }
}
