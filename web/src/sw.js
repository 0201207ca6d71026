// The service worker: the client opens without a network and says so itself; tables always come from the server.
// vite.config.ts fills in the list of files and a name that changes with them.
const CACHE = 'kille-__REVISION__';
const FILES = __FILES__;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(CACHE).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const forget = async () => {
    for (const key of await caches.keys()) if (key !== CACHE) await caches.delete(key);
    await self.clients.claim();
  };
  event.waitUntil(forget());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
  event.respondWith(
    request.mode === 'navigate'
      ? fetch(request).catch(() => caches.match('/'))
      : caches.match(request).then((kept) => kept ?? fetch(request)),
  );
});
