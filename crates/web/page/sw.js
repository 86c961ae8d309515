// Keeps a copy of the whole client, so that local games go on without a network.
const CACHE = "tidetable-{{version}}";
const FILES = {{files}};

self.addEventListener("install", (event) => {
  const keep = async () => {
    const cache = await caches.open(CACHE);
    // Past the browser's own cache: names without a hash may be stale there.
    await cache.addAll(FILES.map((file) => new Request(file, { cache: "no-cache" })));
    await self.skipWaiting();
  };
  event.waitUntil(keep());
});

self.addEventListener("activate", (event) => {
  const tidy = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

// Pages are asked for anew, so that a new version is met at once; without a network the kept one serves.
const page = async (request) => {
  try {
    const answer = await fetch(request);
    if (answer.ok) return answer;
    throw new Error(`the server said ${answer.status}`);
  } catch {
    return (await caches.match("/index.html")) ?? Response.error();
  }
};

const file = async (request) => (await caches.match(request)) ?? fetch(request);

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin || url.pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (FILES.includes(url.pathname)) event.respondWith(file(request));
});
