import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { articles } from './vite-articles.ts';
import { noEventStream } from './vite-no-event-stream.ts';
import { precompress } from './vite-precompress.ts';
import { uiLocales } from './vite-ui-locales.ts';

const api = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:8081';
const proxied = ['/api', '/questions', '/practice', '/wordbook', '/media', '/dev', '/config.json'];

/** What most pages share travels in few files: a file of its own costs a request and compresses worse. */
const groups = [
  {
    name: 'libraries',
    test: /node_modules\/(react|react-dom|scheduler|react-router|i18next|react-i18next)\//,
    priority: 2,
  },
  { name: 'machines', test: /node_modules\/(xstate|@xstate\/react)\//, priority: 2 },
  {
    name: 'app',
    test: /web\/src\/app\/(?!session-actor|head-tags|page-head|public-pages)|web\/src\/flows\/((use-)?late-actor|site-counts)|packages\/api-client\/src\/(?!session-client|with-refresh|generated\/(client|core)\/)|ui\/src\/screens\/(site-paths|app-frame)/,
    priority: 2,
  },
  {
    name: 'interface',
    test: /packages\/ui\/src\/(components|i18n|styles|themes|tokens)\//,
    minShareCount: 4,
    priority: 1,
  },
  {
    name: 'recorder',
    test: /web\/src\/flows\/recorder-of|practice-machines\/src\/shared\/(recorder|microphone|camera)\.ts/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'review',
    test: /packages\/ui\/src\/practice\/(action-bar|hint|shortcuts|review\/(?!.*(clip|figures|slip)))/,
    minShareCount: 4,
    includeDependenciesRecursively: false,
    priority: 1,
  },
  { name: 'icons', test: /node_modules\/lucide-react\//, minShareCount: 4, includeDependenciesRecursively: false },
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    vanillaExtractPlugin({ identifiers: ({ hash }) => `w${hash}` }),
    articles(),
    noEventStream(),
    uiLocales(),
    !isSsrBuild && precompress(),
  ],
  resolve: { conditions: ['@rehearse/source', ...defaultClientConditions] },
  build: {
    target: 'es2022',
    sourcemap: true,
    manifest: true,
    assetsInlineLimit: 0,
    // every style together is smaller than the parts that one page needs, and is kept for the next
    cssCodeSplit: false,
    minify: isSsrBuild ? false : 'terser',
    terserOptions: { module: true, compress: { passes: 2 } },
    // browsers of this target preload modules themselves
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false },
      ...(isSsrBuild ? {} : { output: { codeSplitting: { groups } } }),
    },
  },
  // what prerenders is one bundle that runs where it was built
  ssr: { noExternal: true, resolve: { conditions: ['@rehearse/source', ...defaultServerConditions] } },
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(
      proxied.map((path) => [
        path,
        {
          target: api,
          // `/practice` and `/questions` are calls by POST and pages by GET
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
