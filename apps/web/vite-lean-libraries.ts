import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

const react = ['react', 'react/jsx-runtime'];
const prefix = '\0named:';

/** An ES module with the names of a CommonJS one. */
function named(id: string): string {
  const names = Object.keys(require(id)).filter((name) => /^[A-Za-z]\w*$/.test(name));
  return [
    `import all from '${id}';`,
    'export default all;',
    ...names.map((name) => `export const ${name} = all.${name};`),
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
    if (source === 'use-sync-external-store/shim') return this.resolve('react', importer, options);
    if (react.includes(source) && options.kind === 'import-statement' && !importer?.startsWith(prefix)) {
      return `${prefix}${source}`;
    }
    if (!/^react-router(\/dom)?$/.test(source)) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
  },
  load: (id) => (id.startsWith(prefix) ? named(id.slice(prefix.length)) : null),
});
