import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { rehearseStyles } from '../../packages/ui/sheets/vite.ts';
import { articles } from './vite-articles.ts';
import { chunkPlugin } from './vite-chunks.ts';
import { leanClient } from './vite-lean-client.ts';
import { precompress } from './vite-precompress.ts';
import { productionLibraries } from './vite-production-libraries.ts';
import { uiLocales } from './vite-ui-locales.ts';

const api = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:8081';
/** A third of the library's size, on every page. */
const recipeRuntime = fileURLToPath(new URL('../../packages/ui/src/styles/recipe-runtime.ts', import.meta.url));
const proxied = [
  '/api',
  '/questions',
  '/practice',
  '/wordbook',
  '/media',
  '/dev',
  '/lti',
  '/embed/',
  '/oembed',
  '/config.json',
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    rehearseStyles({ identifiers: ({ hash }) => `w${hash}` }),
    articles(),
    leanClient(),
    chunkPlugin(),
    productionLibraries(),
    uiLocales(),
    !isSsrBuild && precompress(),
  ],
  resolve: {
    conditions: ['@rehearse/source', ...defaultClientConditions],
    alias: { '@vanilla-extract/recipes/createRuntimeFn': recipeRuntime },
  },
  build: {
    target: 'es2022',
    sourcemap: true,
    manifest: true,
    assetsInlineLimit: 0,
    // all styles together are smaller than the parts of one page, and are cached for the next
    cssCodeSplit: false,
    minify: !isSsrBuild,
    // the list of every file's imports would be 2 KiB of every page; pages name the modules they start with
    modulePreload: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      treeshake: { propertyReadSideEffects: false },
      ...(isSsrBuild
        ? {}
        : {
            output: {
              // source maps have the names, and every page would carry those of all chunks
              chunkFileNames: 'assets/[hash:7].js',
              hashCharacters: 'base36',
            },
          }),
    },
  },
  // the prerendering code is a single bundle that runs where it was built
  ssr: { noExternal: true, resolve: { conditions: ['@rehearse/source', ...defaultServerConditions] } },
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(
      proxied.map((path) => [
        path,
        {
          target: api,
          // `/practice` and `/questions` are API calls by POST and pages by GET
          bypass: (request: { method?: string | undefined; headers: { accept?: string | undefined }; url?: string }) =>
            request.method === 'GET' &&
            request.headers.accept?.includes('text/html') &&
            !request.url?.startsWith('/dev')
              ? request.url
              : undefined,
        },
      ]),
    ),
  },
}));
