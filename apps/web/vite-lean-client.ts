import type { Plugin } from 'vite';

/** What takes the place of a module of the generated client, by the end of its path. */
const instead: Readonly<Record<string, string>> = {
  // the app uses the browser's `EventSource`
  '/core/serverSentEvents.gen.ts': `
    export const createSseClient = () => { throw new Error('Follow server-sent events with EventSource.'); };`,
  // a test of the contract makes sure that every parameter in an address is a string
  '/core/pathSerializer.gen.ts': `
    const fail = () => { throw new Error('Parameters in addresses are strings.'); };
    export const serializePrimitiveParam = ({ allowReserved, name, value }) =>
      \`\${name}=\${allowReserved ? value : encodeURIComponent(value)}\`;
    export const serializeArrayParam = fail;
    export const serializeObjectParam = fail;`,
};

/** The generated client without what the app never runs, so that a page need not load it: 0.5 KiB. */
export const leanClient = (): Plugin => ({
  name: 'lean-client',
  enforce: 'pre',
  load: (id) => Object.entries(instead).find(([end]) => id.endsWith(end))?.[1] ?? null,
});
