// Keeps the files of the page, so that it works offline after the first visit. script/tools/web writes their names and the
// version of their content into this file. The page works without it.
const version = "VERSION";
const files = [];

// Other pages of the same origin have other scopes.
const ours = `preflight ${registration.scope} `;

// A new version waits until no page of the old one is open, so that a page never has files of both.
addEventListener("install", (event) => {
  const requests = files.map((name) => new Request(name, { cache: "reload" }));
  event.waitUntil(caches.open(ours + version).then((cache) => cache.addAll(requests)));
});

addEventListener("activate", (event) => {
  const isOld = (name) => name.startsWith(ours) && name !== ours + version;
  event.waitUntil(caches.keys().then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name)))));
});

// Links name the folder of the page or its file. Only the folder is kept, since a server may redirect the file to it.
function kept(request) {
  const { origin, pathname } = new URL(request.url);
  return origin + pathname === new URL("index.html", registration.scope).href ? registration.scope : request;
}

async function answer(request) {
  try {
    const found = await (await caches.open(ours + version)).match(kept(request), { ignoreSearch: true });
    if (found) return found;
  } catch {
    // The browser may refuse its storage. Then the server answers.
  }
  return fetch(request);
}

addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(registration.scope)) event.respondWith(answer(event.request));
});
