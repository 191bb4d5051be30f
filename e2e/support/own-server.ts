import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type ServerProcess, startServerProcess } from '../../apps/api/src/testing/server-process.ts';
import { packFile } from '../../tools/build-pack.ts';
import { webFolder } from '../../tools/build-web.ts';
import { dataFolder } from './place.ts';
import { test } from './test.ts';

interface OwnServer {
  folder: string;
  url: string;
  /** SIGKILL. */
  kill(): Promise<void>;
  /** Restarts on the same port with the same data. */
  restart(): Promise<void>;
}

/** Copies the store of the server of the other tests: importing the bank would take longer than the test. */
function copyStore(folder: string): void {
  const store = new DatabaseSync(path.join(dataFolder, 'rehearse.db'), { readOnly: true });
  store.exec(`vacuum into '${path.join(folder, 'rehearse.db')}'`);
  store.close();
}

/** A journey with a server of its own: the bank and accounts of the others' store, but none of its files. */
export const ownServerTest = test.extend<{ ownServer: OwnServer }>({
  ownServer: async ({ browserName }, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), `rehearse-own-server-${browserName}-`));
    copyStore(folder);
    const start = (port: string) =>
      startServerProcess({
        PORT: port,
        WEB_FOLDER: webFolder,
        CONTENT_PACK: packFile,
        REHEARSE_DATA: folder,
        RATE_LIMIT_SCALE: '1000',
      });
    let running: ServerProcess | undefined = await start('0');
    const { url } = running;
    await use({
      folder,
      url,
      async kill() {
        await running?.kill();
        running = undefined;
      },
      async restart() {
        running = await start(new URL(url).port);
      },
    });
    await running?.kill();
    await rm(folder, { recursive: true, force: true });
  },
  baseURL: ({ ownServer }, use) => use(ownServer.url),
});
