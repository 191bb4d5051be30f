import type { Plugin } from 'vite';

/**
 * Libraries without what a built page never runs, 0.8 KiB: React Router's development files, which it exports for every
 * condition, and a replacement for `useSyncExternalStore` of older versions of React.
 */
export const productionLibraries = (): Plugin => ({
  name: 'rehearse-production-libraries',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (/^use-sync-external-store\/shim(\/index\.js)?$/.test(source)) {
      return this.resolve('react', import.meta.filename, { ...options, skipSelf: true });
    }
    if (!/^react-router(\/dom)?$/.test(source)) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    if (!found?.id.includes('/dist/development/')) this.error(`${source} has no development files any more.`);
    return { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
  },
});
