// Keeps the page whole from the first visit to any of its addresses, with the umpire that needs no
// server: what is listed here (the build writes the list) is fetched at once and served from then on.

const KEPT = [];
const VERSION = "dev";
const SHELL = `grognard-shell-${VERSION}`;
const BOOKS = "grognard-books-1";
/** A network that says nothing for so long is as good as none. */
const PATIENCE = 4000;

self.addEventListener("install", (event) => {
  event.waitUntil(keepAll().then(() => self.skipWaiting()));
});

async function keepAll() {
  const cache = await caches.open(SHELL);
  await cache.add(new Request("/", { cache: "reload" }));
  // Built files carry a hash in their names: what an earlier version kept is not fetched again.
  const keep = async (path) => {
    const old = await caches.match(path, { ignoreVary: true });
    await (old ? cache.put(path, old) : cache.add(path));
  };
  await Promise.all(KEPT.map(keep));
}

self.addEventListener("activate", (event) => {
  const current = [SHELL, BOOKS];
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => !current.includes(name)).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

function isShell(path) {
  return path.startsWith("/assets/") || path === "/icon.svg" || path === "/manifest.webmanifest";
}

/** Addresses that open the page. The others answer with something of their own, which is never kept as the page. */
function isPage(path) {
  return !path.startsWith("/api/") && !path.split("/").at(-1).includes(".") && path !== "/healthz" && path !== "/metrics";
}

async function fromNet(request, name, key) {
  const cache = await caches.open(name);
  const old = () => cache.match(key ?? request, { ignoreVary: true });
  const asked = fetch(request).then(async (answer) => {
    if (answer.ok) await cache.put(key ?? request, answer.clone());
    return answer;
  });
  try {
    const late = new Promise((resolve) => setTimeout(resolve, PATIENCE)).then(old).then((kept) => kept ?? asked);
    return await Promise.race([asked, late]);
  } catch (error) {
    const kept = await old();
    if (kept) return kept;
    throw error;
  }
}

async function fromShelf(request) {
  const old = await caches.match(request, { ignoreVary: true });
  if (old) return old;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(SHELL)).put(request, answer.clone());
  return answer;
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (isShell(url.pathname)) event.respondWith(fromShelf(request));
  else if (request.mode === "navigate" && isPage(url.pathname)) event.respondWith(fromNet(request, SHELL, "/"));
  else if (url.pathname.startsWith("/api/rulebooks")) event.respondWith(fromNet(request, BOOKS));
});

// Word from the server that it is somebody's turn. Whoever has the game before him sees that himself.
self.addEventListener("push", (event) => {
  let told = {};
  try {
    told = event.data?.json() ?? {};
  } catch {
    // Not ours: something must be shown all the same.
  }
  const url = typeof told.url === "string" && told.url.startsWith("/g/") ? told.url : "/";
  const shown = { body: String(told.body ?? ""), tag: url, icon: "/icon.svg", data: { url } };
  event.waitUntil(self.registration.showNotification(String(told.title || "Grognard"), shown));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { url } = event.notification.data;
  const look = async () => {
    const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const open = pages.find((page) => new URL(page.url).pathname === url);
    return open ? open.focus() : self.clients.openWindow(url);
  };
  event.waitUntil(look());
});
