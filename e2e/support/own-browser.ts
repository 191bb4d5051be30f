import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { launchOptions, origin } from './place.ts';
import { createLearner, type Learner, signIn, test } from './test.ts';

/** A browser with its own profile, which can be killed and restarted. */
export interface OwnBrowser {
  page: Page;
  /** Sends SIGKILL to all its processes, like an operating system that is out of memory. */
  kill(): Promise<void>;
  /** Suspends all its processes until `thaw`, like a sleeping machine. The page does not respond in the meantime. */
  freeze(): void;
  thaw(): void;
}

export interface OwnBrowserOptions {
  /** Default: those of the other tests. */
  args?: string[];
}

async function processGroupOf(context: BrowserContext): Promise<number> {
  const browser = context.browser();
  if (!browser) throw new Error('The context has no browser.');
  const cdp = await browser.newBrowserCDPSession();
  const { processInfo } = await cdp.send('SystemInfo.getProcessInfo');
  const main = processInfo.find(({ type }) => type === 'browser');
  if (!main) throw new Error('The browser reported no process.');
  return main.id;
}

/** A profile on disk; `start` opens a browser with it, `dispose` closes the browser and deletes the profile. */
async function createProfile() {
  const folder = await mkdtemp(path.join(tmpdir(), 'rehearse-profile-'));
  let running: BrowserContext | undefined;

  return {
    async start(prepare: (page: Page) => Promise<void>, options: OwnBrowserOptions = {}): Promise<OwnBrowser> {
      const context = await chromium.launchPersistentContext(folder, {
        ...launchOptions,
        ...options,
        baseURL: origin,
        permissions: ['microphone'],
      });
      running = context;
      const group = await processGroupOf(context);
      const page = await context.newPage();
      await prepare(page);
      return {
        page,
        async kill() {
          const closed = context.waitForEvent('close');
          process.kill(-group, 'SIGKILL');
          await closed;
          running = undefined;
        },
        freeze: () => process.kill(-group, 'SIGSTOP'),
        thaw: () => process.kill(-group, 'SIGCONT'),
      };
    },
    async dispose() {
      await running?.close();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

interface OwnBrowserFixture {
  own: {
    learner: Learner;
    /** Opens a browser on the profile with the learner logged in; can be called again after a kill. */
    start(options?: OwnBrowserOptions): Promise<OwnBrowser>;
  };
}

/** Test with a learner whose browser can be killed, suspended and restarted on the same profile. */
export const ownBrowserTest = test.extend<OwnBrowserFixture>({
  own: async ({ request }, use) => {
    const profile = await createProfile();
    const learner = await createLearner(request);
    await use({ learner, start: (options) => profile.start((page) => signIn(page, learner), options) });
    await profile.dispose();
  },
});
