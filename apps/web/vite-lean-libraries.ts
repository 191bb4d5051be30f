import type { Plugin } from 'vite';

/**
 * Libraries without what a built page never runs.
 *
 * React Router names its development files for every condition: a build takes those without its warnings. React has had
 * `useSyncExternalStore` of its own since 18; what stands in for it is for older ones.
 */
export const leanLibraries = (): Plugin => ({
  name: 'lean-libraries',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (source === 'use-sync-external-store/shim') return this.resolve('react', importer, options);
    if (!/^react-router(\/dom)?$/.test(source)) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
  },
});
