import type { Plugin } from 'vite';

/** The generated client can read server-sent events, which our contract has none of: a page need not load how. */
export const noEventStream = (): Plugin => ({
  name: 'no-event-stream',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('/core/serverSentEvents.gen.ts')
      ? `export const createSseClient = () => { throw new Error('The contract has no server-sent events.'); };`
      : null,
});
