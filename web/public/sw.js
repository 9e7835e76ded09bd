// Keeps the page itself and what it last read of the rulebooks, so that a phone that loses the server
// still opens the umpire with its diary. Results always come from the server: they are never kept.

const SHELL = "grognard-shell-1";
const BOOKS = "grognard-books-1";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.add("/")).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const current = [SHELL, BOOKS];
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => !current.includes(name)).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

// The page says what it had loaded before this worker watched.
self.addEventListener("message", (event) => {
  if (event.data?.type !== "keep" || !Array.isArray(event.data.paths)) return;
  const own = event.data.paths.filter((path) => typeof path === "string" && isShell(path));
  event.waitUntil(caches.open(SHELL).then((cache) => Promise.allSettled(own.map((path) => cache.add(path)))));
});

function isShell(path) {
  return path.startsWith("/assets/") || path === "/icon.svg" || path === "/manifest.webmanifest";
}

async function fromNet(request, name, key) {
  const cache = await caches.open(name);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(key ?? request, answer.clone());
    return answer;
  } catch (error) {
    const old = await cache.match(key ?? request, { ignoreVary: true });
    if (old) return old;
    throw error;
  }
}

async function fromShelf(request) {
  const cache = await caches.open(SHELL);
  const old = await cache.match(request, { ignoreVary: true });
  if (old) return old;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (isShell(url.pathname)) event.respondWith(fromShelf(request));
  else if (request.mode === "navigate") event.respondWith(fromNet(request, SHELL, "/"));
  else if (url.pathname.startsWith("/api/rulebooks")) event.respondWith(fromNet(request, BOOKS));
});
