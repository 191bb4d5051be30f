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
const texts = 'texts';
const settings = '/config.json';

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

// the page of a gateway or of a Wi-Fi login is neither texts nor settings: what is kept holds
const inTheHostsPlace = {
  fetchDidSucceed: async ({ response }: { response: Response }) => {
    const isPage = response.headers.get('content-type')?.includes('text/html') ?? false;
    if (response.status >= 500 || isPage) throw new Error(`Someone else answered ${response.status}.`);
    return response;
  },
};

// texts and settings belong to the page that asks for them, which may be newer than this worker
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && (url.pathname.startsWith('/locales/') || url.pathname === settings),
  new NetworkFirst({
    cacheName: texts,
    plugins: [inTheHostsPlace, { handlerDidError: async ({ request }) => matchPrecache(request) }],
  }),
);

// the operator's settings are no part of the build; the page that brought this worker read them before it was there
self.addEventListener('install', (event) =>
  event.waitUntil(caches.open(texts).then((cache) => cache.add(settings).catch(() => {}))),
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

// pages of an older version name files that are gone; the page that brought the first worker has its parts from now on
self.addEventListener('activate', (event) => event.waitUntil(caches.delete(visited).then(() => self.clients.claim())));

// only the learner's word lets a new version take over
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});
