/// <reference lib="webworker" />
import { ExpirationPlugin } from 'workbox-expiration';
import { addRoute, matchPrecache, type PrecacheEntry, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { isFromTheHost } from './from-the-host.ts';

declare const self: ServiceWorkerGlobalScope;
/** Files of this build, with a revision if the name has no hash. Filled in by the build. */
declare const __BUILT_FILES__: PrecacheEntry[];

/**
 * Makes the app work offline: the shell and its chunks, texts, and visited pages. API calls, media, launches from
 * schools and developer tools are not handled, and nothing that belongs to a learner is cached.
 */
const shell = '/shell.html';
const notPages = /^\/((api|dev|embed|lti|media)\/|cmi5$)/;
const visited = 'pages';
const texts = 'texts';
const settings = '/config.json';

precache(__BUILT_FILES__);

// pages are cached by path, because a query may contain private data
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

const onlyFromTheHost = {
  fetchDidSucceed: async ({ response }: { response: Response }) => {
    if (!isFromTheHost(response)) throw new Error(`The host did not answer: ${response.status}.`);
    return response;
  },
};

// texts and settings belong to the requesting page, which may be newer than this worker
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && (url.pathname.startsWith('/locales/') || url.pathname === settings),
  new NetworkFirst({
    cacheName: texts,
    plugins: [onlyFromTheHost, { handlerDidError: async ({ request }) => matchPrecache(request) }],
  }),
);

// the operator's settings are not part of the build; the page that installed this worker read them before
self.addEventListener('install', (event) =>
  event.waitUntil(caches.open(texts).then((cache) => cache.add(settings).catch(() => {}))),
);

addRoute({ directoryIndex: '', cleanURLs: false });

// chunks of a version newer than this worker
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: 'assets',
    plugins: [new ExpirationPlugin({ maxEntries: 200, purgeOnQuotaError: true })],
  }),
);

// pages of an older version refer to deleted files; the page that installed the first worker gets its chunks from here
// on
self.addEventListener('activate', (event) => event.waitUntil(caches.delete(visited).then(() => self.clients.claim())));

// a new version takes over only when the learner asks for it
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});
