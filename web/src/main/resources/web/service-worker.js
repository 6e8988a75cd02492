/**
 * The service worker: with it the site can be installed, what a visitor needs to learn a game opens
 * without a network, and notifications arrive while no page is open. Pages come from the network
 * where there is one, so no visitor sees an old page; files whose address names their content come
 * from the copy.
 *
 * The server writes the constant `KEPT` first. With a new content of any kept page it changes, the
 * browser installs the new script, and the copies of the old one are removed.
 */

/**
 * @typedef {object} Kept what is kept
 * @property {string} version identifies the content of all kept pages
 * @property {string[]} pages the paths of the pages
 * @property {string[]} answers the paths of answers of the API, without the language
 */

/** The types of a service worker are not among those of a page. */
const worker = /** @type {any} */ (self);
const kept = /** @type {Kept} */ (/** @type {any} */ (globalThis).KEPT);

/** The language of the pages: the script is registered anew when the visitor selects another. */
const language = new URL(location.href).searchParams.get('language') ?? 'en';

const COPIES = `copies-${language}-${kept.version}`;

/** The games that the visitor has opened: each shows its last known position without a network. */
const GAMES = `games-${language}-${kept.version}`;
const MAX_GAMES = 20;

/** The page that is shown in place of one that is not kept. */
const OFFLINE = '/offline';

/** How long a page that is kept may take; then the copy is shown. */
const PATIENCE_MILLIS = 5000;

/** How long the storage may take to find a copy; then the network is asked. A guess. */
const STORAGE_MILLIS = 1000;

/** What a proxy answers while the server behind it cannot be reached. */
const UNREACHABLE = [502, 503, 504];

const FILE = /^\/(?:bundle|board|engine|play|site|study)\//;
const IMPORTED_LATER = /"(\/(?:play|site|study)\/[a-z-]+)\.ts"/g;
const FILES_OF_PAGE = /(?:src|href)="(\/(?:bundle|board|play|site|study)\/[^"]+)"/g;
const GAME = /^\/g\/[^/]+$/;

/** The pages of games that this browser keeps are all the same. */
const LOCAL_GAME = /^\/local\/[^/]+$/;
const ANY_LOCAL_GAME = '/local/game';
const ANSWER = /^\/api\/v2\/(?:catalogue|texts$|texts\/|boards\/|demos\/)/;
const ANY_ADDRESS = { ignoreSearch: true, ignoreVary: true };
const SAME_ADDRESS = { ignoreVary: true };

/** Copies all pages in the visitor's language, with the files and answers that they need. */
async function copyAll() {
  const files = new Set(kept.answers.map(answer => `${answer}?language=${language}`));
  for (const path of [OFFLINE, ...kept.pages]) {
    const html = await copyPage(path);
    if (html === undefined) {
      return; // There is no room: the worker is of use all the same, for notifications.
    }
    for (const [, file] of html.matchAll(FILES_OF_PAGE)) {
      files.add(file.replaceAll('&amp;', '&'));
    }
  }
  // A script may add to the files those that it imports later.
  for (const file of files) {
    const copy = await copyOf(COPIES, file, SAME_ADDRESS);
    const response = copy ?? (await fetchGood(file));
    const script = file.includes('.js') ? await response.clone().text() : '';
    [...script.matchAll(IMPORTED_LATER)].forEach(([, path]) => files.add(`/bundle${path}.js`));
    if (copy === undefined) {
      await saveCopy(COPIES, file, response);
    }
  }
}

/**
 * Returns what work on the storage returns; undefined when the browser refuses it or has no room.
 *
 * @type {<T>(work: () => Promise<T>) => Promise<T | undefined>}
 */
async function unlessRefused(work) {
  try {
    return await work();
  } catch {
    return undefined;
  }
}

/**
 * Waits, and returns nothing.
 * @type {(millis: number) => Promise<undefined>}
 */
function waitFor(millis) {
  return new Promise(resolve => setTimeout(() => resolve(undefined), millis));
}

/**
 * Returns the copy of a request among those of a name; undefined where there is none.
 *
 * @type {(name: string, request: RequestInfo, options: CacheQueryOptions) => Promise<Response | undefined>}
 */
function copyOf(name, request, options) {
  return unlessRefused(async () => (await caches.open(name)).match(request, options));
}

/**
 * Saves a copy, and returns true when there was room for it.
 *
 * @type {(name: string, request: RequestInfo, response: Response) => Promise<boolean | undefined>}
 */
function saveCopy(name, request, response) {
  return unlessRefused(async () => {
    await (await caches.open(name)).put(request, response);
    return true;
  });
}

/**
 * @param {string} path
 * @param {RequestInit} [options]
 * @throws {Error} when the network fails or the server refuses it
 */
async function fetchGood(path, options) {
  const response = await fetch(path, options);
  if (!response.ok) {
    throw new Error(`${path}: ${response.status}`);
  }
  return response;
}

/**
 * Copies a page and returns its text; undefined when there was no room.
 *
 * @param {string} path
 */
async function copyPage(path) {
  const response = await fetchGood(path, {
    cache: 'no-cache',
    headers: { 'Accept-Language': language },
  });
  return (await saveCopy(COPIES, path, response.clone())) ? response.text() : undefined;
}

async function removeOldCopies() {
  const names = await caches.keys();
  const isOld = (/** @type {string} */ name) => name !== COPIES && name !== GAMES;
  await Promise.all(names.filter(isOld).map(name => caches.delete(name)));
}

/**
 * Keeps the page of a game, the latest of some.
 *
 * @param {string} path
 * @param {Response} response
 */
async function keepGame(path, response) {
  const games = await caches.open(GAMES);
  await games.delete(path);
  await games.put(path, response);
  const paths = await games.keys();
  await Promise.all(
    paths.slice(0, Math.max(0, paths.length - MAX_GAMES)).map(old => games.delete(old)),
  );
}

/**
 * Keeps what has come from the network, where it is of use without one.
 *
 * @param {string} path
 * @param {Response} response
 */
async function keep(path, response) {
  if (!response.ok || response.redirected) {
    return;
  }
  if (GAME.test(path)) {
    await unlessRefused(() => keepGame(path, response));
  } else if (kept.pages.includes(path)) {
    await saveCopy(COPIES, path, response);
  }
}

/** @param {string} path */
function copyOfPage(path) {
  if (LOCAL_GAME.test(path)) {
    return copyOf(COPIES, ANY_LOCAL_GAME, ANY_ADDRESS);
  }
  return copyOf(GAME.test(path) ? GAMES : COPIES, path, ANY_ADDRESS);
}

/**
 * Returns what comes first: the page from the network or, where there is a copy and the network is
 * slow, nothing.
 *
 * @param {Promise<Response | undefined>} fromNetwork
 * @param {Promise<Response | undefined>} copied
 */
function withPatience(fromNetwork, copied) {
  const copyInTime = waitFor(PATIENCE_MILLIS).then(() => copied);
  return Promise.race([
    fromNetwork,
    copyInTime.then(copy => (copy === undefined ? fromNetwork : undefined)),
  ]);
}

/** @param {any} event the request for a page */
async function answerPage(event) {
  const path = new URL(event.request.url).pathname;
  const copied = copyOfPage(path);
  const fromNetwork = Promise.resolve(event.preloadResponse)
    .then(early => early ?? fetch(event.request))
    .catch(() => undefined);
  event.waitUntil(fromNetwork.then(response => response && keep(path, response.clone())));
  const response = await withPatience(fromNetwork, copied);
  if (response !== undefined && !UNREACHABLE.includes(response.status)) {
    return response;
  }
  return (await copied) ?? (await copyOfPage(OFFLINE)) ?? response ?? Response.error();
}

/**
 * Returns a file, or an answer of the API that does not change while the server runs: the copy of a
 * file whose address names the content, else what the network has.
 *
 * @param {any} event the request for it
 */
async function answerCopied(event) {
  const { request } = event;
  const { pathname, searchParams } = new URL(request.url);
  const copied = copyOf(COPIES, request, SAME_ADDRESS);
  const isNamed = searchParams.has('v') || pathname.startsWith('/engine/');
  const copy = isNamed ? await Promise.race([copied, waitFor(STORAGE_MILLIS)]) : undefined;
  if (copy !== undefined) {
    return copy;
  }
  try {
    const response = await fetch(request);
    if (response.ok) {
      const saved = response.clone();
      const isKept = Promise.resolve(isNamed || ANSWER.test(pathname) || copied);
      event.waitUntil(isKept.then(is => is && saveCopy(COPIES, request, saved)));
    }
    return response;
  } catch (error) {
    const late = await copied;
    if (late === undefined) {
      throw error;
    }
    return late;
  }
}

/**
 * Returns what a push service has delivered from the server.
 *
 * @param {any} event
 * @returns {{ title: string, body: string, url: string, language: string }}
 */
function readNotice(event) {
  return event.data.json();
}

/** @param {any} event */
function showNotice(event) {
  const { title, body, url, language: lang } = readNotice(event);
  // One notification a game: a newer one replaces it, and is announced all the same.
  return worker.registration.showNotification(title, {
    body,
    lang,
    tag: url,
    renotify: true,
    icon: '/site/icon-192.png',
    data: { url },
  });
}

/**
 * Opens a page, or shows the window that has it open.
 *
 * @param {string} path
 */
async function openPage(path) {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find(
    (/** @type {{ url: string }} */ { url }) => new URL(url).pathname === path,
  );
  return open === undefined ? worker.clients.openWindow(path) : open.focus();
}

/**
 * Sends the server the subscription that the browser has in place of an old one.
 *
 * @param {any} event
 */
async function renewSubscription({ oldSubscription, newSubscription }) {
  const options = oldSubscription?.options;
  const subscription =
    newSubscription ?? (options && (await worker.registration.pushManager.subscribe(options)));
  if (subscription) {
    const { endpoint, keys } = subscription.toJSON();
    await fetch(`/api/v2/push/subscriptions?language=${language}`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth }),
    });
  }
}

worker.addEventListener('install', (/** @type {any} */ event) => {
  event.waitUntil(copyAll().then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (/** @type {any} */ event) => {
  event.waitUntil(
    Promise.all([
      unlessRefused(removeOldCopies),
      worker.registration.navigationPreload?.enable()?.catch(() => undefined),
      worker.clients.claim(),
    ]),
  );
});

worker.addEventListener('fetch', (/** @type {any} */ event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== location.origin) {
    return;
  }
  if (mode === 'navigate') {
    event.respondWith(answerPage(event));
  } else if (FILE.test(pathname) || ANSWER.test(pathname)) {
    event.respondWith(answerCopied(event));
  }
});

worker.addEventListener('push', (/** @type {any} */ event) => {
  event.waitUntil(showNotice(event));
});

worker.addEventListener('notificationclick', (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data.url));
});

worker.addEventListener('pushsubscriptionchange', (/** @type {any} */ event) => {
  event.waitUntil(renewSubscription(event));
});
