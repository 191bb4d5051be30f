import path from 'node:path';
import { makeIfStale } from './fresh.ts';

const root = path.join(import.meta.dirname, '..');
const web = path.join(root, 'apps', 'web');

const inputs = [
  path.join(root, 'pnpm-lock.yaml'),
  ...[
    'article-compiler.ts',
    'article-html.ts',
    'article-pages.ts',
    'content',
    'index.html',
    'build-frame.ts',
    'build-worker.ts',
    'prerender.ts',
    'public',
    'src',
    'article-tables.ts',
    'vite.config.ts',
    'vite-articles.ts',
    'vite-chunks.ts',
    'vite-lean-client.ts',
    'vite-precompress.ts',
    'vite-production-libraries.ts',
    'vite-ui-locales.ts',
  ].map((name) => path.join(web, name)),
  ...[
    'api-client',
    'correction',
    'device',
    'embed',
    'languages',
    'practice-machines',
    'question-data',
    'question-types',
    'scoring',
    'ui',
  ].map((name) => path.join(root, 'packages', name, 'src')),
  path.join(root, 'packages', 'embed', 'vite.config.ts'),
  path.join(root, 'packages', 'speech-engine', 'src', 'voices.ts'),
  path.join(root, 'content', 'pictures', 'credits.json'),
];

/** The folder with the built app. */
export const webFolder = path.join(web, 'dist');

/** Builds the web app unless it is up to date. Resolves to whether it was built. */
export const buildWeb = () =>
  makeIfStale(webFolder, inputs, async () => {
    const { build } = await import('vite');
    const { NODE_ENV } = process.env;
    // with a test runner's NODE_ENV, the build would contain React's development version
    process.env['NODE_ENV'] = 'production';
    try {
      await build({ root: web, configFile: path.join(web, 'vite.config.ts'), logLevel: 'warn' });
      const { prerenderPages } = await import('../apps/web/prerender.ts');
      await prerenderPages();
      const { buildFrame } = await import('../apps/web/build-frame.ts');
      await buildFrame();
      const { buildWorker } = await import('../apps/web/build-worker.ts');
      await buildWorker();
    } finally {
      if (NODE_ENV === undefined) delete process.env['NODE_ENV'];
      else process.env['NODE_ENV'] = NODE_ENV;
    }
  });
