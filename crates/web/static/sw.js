// Keeps the page for offline use. One version, one cache: what is in it never changes, and the next version brings its own.
//
// Messages from the page (see boot.js):
// - "take over": a new version that waits replaces the old one.
// - "fetch the rest": fetch what a first visit does not need, such as the other languages.

const CACHE = "conclave-{{VERSION}}";
/** What a first visit needs. */
const FIRST = {{FIRST}};
/** Everything else. */
const REST = {{REST}};

/** Whoever builds the page wants to see what was built last: this worker takes over at once, forgets everything, and goes. */
const DEV = "{{BUILD}}" === "dev";

self.addEventListener("install", (event) => {
  event.waitUntil(DEV ? self.skipWaiting() : fetchInto(FIRST));
});

self.addEventListener("activate", (event) => {
  const others = async () => {
    const ours = (await caches.keys()).filter((name) => name.startsWith("conclave-"));
    await Promise.all(ours.filter((name) => DEV || name !== CACHE).map((name) => caches.delete(name)));
    await self.clients.claim();
    if (!DEV) return;
    await self.registration.unregister();
    for (const client of await self.clients.matchAll({ type: "window" })) client.navigate(client.url);
  };
  event.waitUntil(others());
});

self.addEventListener("message", (event) => {
  if (event.data === "take over") event.waitUntil(self.skipWaiting());
  // Should the connection break, the next visit tries again.
  if (event.data === "fetch the rest") event.waitUntil(fetchInto(REST).catch(() => {}));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (DEV || request.method !== "GET" || new URL(request.url).origin !== location.origin) return;
  event.respondWith(answer(request));
});

async function answer(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request, { ignoreSearch: true });
  if (kept) return kept;
  try {
    return await fetch(request);
  } catch (error) {
    // Offline, every way leads to the table.
    if (request.mode === "navigate") return Response.redirect(self.registration.scope);
    throw error;
  }
}

/** Fetches what is not there yet. */
async function fetchInto(files) {
  const cache = await caches.open(CACHE);
  const missing = [];
  for (const file of files) if (!(await cache.match(file))) missing.push(file);
  // Files of this version never change; the others are asked for anew.
  await cache.addAll(missing.map((file) => new Request(file, { cache: file.startsWith("{{BASE}}") ? "default" : "no-cache" })));
}
