/**
 * The service worker of the edition as a folder: after the first visit every page opens without a
 * network, except for pages of the documentation that were never read, and the edition can be
 * installed. All files come from the copy; with a new content of any of them the constant `KEPT`,
 * which is written before this script, changes, the browser installs the new script, and the copies
 * of the old one are removed.
 */

{
  /** The types of a service worker are not among those of a page. */
  const worker = /** @type {any} */ (self);

  /** @type {{ version: string, pages: string[] }} */
  const kept = /** @type {any} */ (globalThis).KEPT;

  /** Other editions of the same host have copies too. */
  const OWN = `tabuleiro ${worker.registration.scope} `;
  const COPIES = OWN + kept.version;

  /** The folder of the documentation. */
  const DOCUMENTATION = new URL('docs/', worker.registration.scope).href;

  async function copyAll() {
    const copies = await caches.open(COPIES);
    await copies.addAll(
      kept.pages.map(
        path => new Request(new URL(path, worker.registration.scope), { cache: 'no-cache' }),
      ),
    );
  }

  async function removeOldCopies() {
    const names = await caches.keys();
    const old = names.filter(name => name.startsWith(OWN) && name !== COPIES);
    await Promise.all(old.map(name => caches.delete(name)));
  }

  /**
   * Returns the copy of a file, or what the network has. What was read of the documentation is kept
   * from then on: all of it would be most of what a first visit loads.
   *
   * @param {any} event the request for it
   */
  async function answer(event) {
    const { request } = event;
    const copies = await caches.open(COPIES);
    const copy = await copies.match(request, { ignoreSearch: true, ignoreVary: true });
    if (copy !== undefined) {
      return copy;
    }
    const response = await fetch(request);
    if (response.ok && request.url.startsWith(DOCUMENTATION)) {
      const saved = response.clone();
      event.waitUntil(copies.put(request, saved).catch(() => undefined)); // No room.
    }
    return response;
  }

  worker.addEventListener('install', (/** @type {any} */ event) => {
    event.waitUntil(copyAll().then(() => worker.skipWaiting()));
  });

  worker.addEventListener('activate', (/** @type {any} */ event) => {
    event.waitUntil(Promise.all([removeOldCopies(), worker.clients.claim()]));
  });

  worker.addEventListener('fetch', (/** @type {any} */ event) => {
    const { method, url } = event.request;
    if (method === 'GET' && url.startsWith(worker.registration.scope)) {
      event.respondWith(answer(event));
    }
  });
}
