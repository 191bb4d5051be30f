/// <reference lib="webworker" />
import { ExpirationPlugin } from 'workbox-expiration';
import { addRoute, matchPrecache, type PrecacheEntry, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';

declare const self: ServiceWorkerGlobalScope;
/** Files of this build, with a revision where the name has none. The build fills it in. */
declare const __BUILT_FILES__: PrecacheEntry[];

/**
 * What works without a line: the shell and its parts, texts, and the pages that were visited. Calls of the API, media and
 * the tools of developers pass by untouched; nothing that belongs to a learner is kept here.
 */
const shell = '/shell.html';
const notPages = /^\/(api|dev|media)\//;
const visited = 'pages';

precache(__BUILT_FILES__);

// a page is kept by its path: a query may hold what is nobody's business
const byPath = {
  cacheKeyWillBeUsed: async ({ request }: { request: Request }) => {
    const { origin, pathname } = new URL(request.url);
    return origin + pathname;
  },
};

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && !notPages.test(url.pathname),
  new NetworkFirst({
    cacheName: visited,
    matchOptions: { ignoreVary: true },
    plugins: [byPath, new ExpirationPlugin({ maxEntries: 60 }), { handlerDidError: async () => matchPrecache(shell) }],
  }),
);

// texts and settings belong to the page that asks for them, which may be newer than this worker
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && (url.pathname.startsWith('/locales/') || url.pathname === '/config.json'),
  new NetworkFirst({
    cacheName: 'texts',
    plugins: [{ handlerDidError: async ({ request }) => matchPrecache(request) }],
  }),
);

addRoute({ directoryIndex: '', cleanURLs: false });

// parts of a version that is newer than this worker
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: 'assets',
    plugins: [new ExpirationPlugin({ maxEntries: 200, purgeOnQuotaError: true })],
  }),
);

// pages of an older version name files that are gone
self.addEventListener('activate', (event) => event.waitUntil(caches.delete(visited)));

// only the learner's word lets a new version take over
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});
