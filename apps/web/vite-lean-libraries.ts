import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

/** Finds what only a package of ours depends on. */
const dependencyOf = (name: string) => createRequire(require.resolve(name));

/** Libraries that are CommonJS, by what one imports: whose package they are and their file for production. */
const commonJs: Record<string, { from?: NodeJS.Require; library: string; file: string }> = {
  react: { library: 'react', file: 'react' },
  'react/jsx-runtime': { library: 'react', file: 'react-jsx-runtime' },
  'react-dom': { library: 'react-dom', file: 'react-dom' },
  'react-dom/client': { library: 'react-dom', file: 'react-dom-client' },
  scheduler: { from: dependencyOf('react-dom'), library: 'scheduler', file: 'scheduler' },
  'use-sync-external-store/shim/with-selector': {
    from: dependencyOf('@xstate/react'),
    library: 'use-sync-external-store',
    file: 'use-sync-external-store-shim/with-selector',
  },
};
const prefix = '\0module:';

/** An ES module of a CommonJS one: what it requires is imported, what it exports has names. */
function moduleOf({ from = require, library, file }: (typeof commonJs)[string]): string {
  const place = path.join(path.dirname(from.resolve(`${library}/package.json`)), 'cjs', `${file}.production.js`);
  const code = readFileSync(place, 'utf8');
  const required = [...new Set([...code.matchAll(/require\("(.+?)"\)/g)].map(([, other = '']) => other))];
  return [
    ...required.map((other, index) => `import required${index} from '${other}';`),
    // called where it stands, it is compiled once: a browser skips over a function that is called later, and reads it again
    'const all = (() => { const exports = {};',
    code.replace(/require\("(.+?)"\)/g, (_, other: string) => `required${required.indexOf(other)}`),
    'return exports; })();',
    'export default all;',
    ...Object.keys(require(place)).map((name) => `export const ${name} = all.${name};`),
  ].join('\n');
}

/**
 * Libraries without what a built page never runs or need not spell out.
 *
 * - React is CommonJS, of which a bundle keeps an object and reads from it at every use; here a use of a name is the name
 *   alone.
 * - React Router names its development files for every condition; a build takes those without its warnings.
 * - React has had `useSyncExternalStore` of its own since 18; what stands in for it is for older ones.
 */
export const leanLibraries = (): Plugin => ({
  name: 'lean-libraries',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (/^use-sync-external-store\/shim(\/index\.js)?$/.test(source)) return `${prefix}react`;
    if (source in commonJs) return `${prefix}${source}`;
    if (!/^react-router(\/dom)?$/.test(source)) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
  },
  load(id) {
    const found = id.startsWith(prefix) && commonJs[id.slice(prefix.length)];
    return found ? moduleOf(found) : null;
  },
});
