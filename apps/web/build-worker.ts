import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build, defaultClientConditions } from 'vite';

const web = import.meta.dirname;
const dist = path.join(web, 'dist');

/**
 * What is precached: everything that runs, without source maps and social images. The corrector is as large as the rest
 * of the app; it is cached when it is first used. Frames are pages of other sites.
 */
const kept =
  /^(assets\/(?!correction-|frame\/).+\.(js|css)|assets\/inter-latin[^/]+\.woff2|locales\/.+\.json|theme\.js|icon\.svg|manifest\.webmanifest)$/;

const revisionOf = (file: string) =>
  createHash('sha256')
    .update(readFileSync(path.join(dist, file)))
    .digest('hex')
    .slice(0, 16);

/** Builds the service worker into `dist/service-worker.js`, with the list of files to cache. Needs the built pages. */
export async function buildWorker(): Promise<void> {
  const names = readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((name) => name.split(path.sep).join('/'));
  const files = names
    .filter((name) => kept.test(name))
    .map((name) => ({ url: `/${name}`, revision: name.startsWith('assets/') ? null : revisionOf(name) }))
    .concat({ url: '/shell.html', revision: revisionOf('pages/shell.html') });
  rmSync(path.join(dist, 'service-worker.js'), { force: true });
  await build({
    configFile: false,
    root: web,
    logLevel: 'warn',
    // the packages' sources, as for the app: a fresh checkout has no builds of them
    resolve: { conditions: ['@rehearse/source', ...defaultClientConditions] },
    define: { __BUILT_FILES__: JSON.stringify(files), 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: dist,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      lib: {
        entry: path.join(web, 'src/worker/service-worker.ts'),
        formats: ['es'],
        fileName: () => 'service-worker.js',
      },
    },
  });
}
