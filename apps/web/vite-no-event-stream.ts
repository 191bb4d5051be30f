import type { Plugin } from 'vite';

/** The generated client can read server-sent events; the app uses the browser's `EventSource`, so a page need not load how. */
export const noEventStream = (): Plugin => ({
  name: 'no-event-stream',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('/core/serverSentEvents.gen.ts')
      ? `export const createSseClient = () => { throw new Error('Follow server-sent events with EventSource.'); };`
      : null,
});
