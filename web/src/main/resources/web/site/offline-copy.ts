import { language } from './language.ts';

/** How long after the page was loaded the browser is asked, where it does not say that it is idle. */
const DELAY_MILLIS = 2000;

/** How long the service worker may take to copy its pages. A guess, for a slow network. */
const INSTALL_MILLIS = 60_000;

/**
 * Registers the service worker, which copies the pages that are of use without a network. It waits
 * until the browser has nothing else to do. Without the service worker the pages work all the same.
 */
export function keepOfflineCopy() {
  const isOffered = globalThis.edition?.serviceWorker !== '';
  if (!('serviceWorker' in navigator) || !isOffered) {
    return;
  }
  if (document.readyState === 'complete') {
    whenIdle(register);
  } else {
    addEventListener('load', () => whenIdle(register), { once: true });
  }
}

function whenIdle(act: () => void) {
  if (globalThis.requestIdleCallback !== undefined) {
    requestIdleCallback(act);
  } else {
    setTimeout(act, DELAY_MILLIS);
  }
}

/**
 * Registers the service worker, and returns its registration once it is active.
 *
 * @throws {Error} when the browser refuses it, or it cannot be installed in time
 */
export async function registerServiceWorker() {
  const script = globalThis.edition?.serviceWorker ?? `/service-worker.js?language=${language}`;
  await navigator.serviceWorker.register(script, { updateViaCache: 'none' });
  const tooLate: Promise<never> = new Promise((_, reject) => {
    setTimeout(() => reject(new Error('the service worker is not active')), INSTALL_MILLIS);
  });
  return Promise.race([navigator.serviceWorker.ready, tooLate]);
}

async function register() {
  try {
    await registerServiceWorker();
  } catch {
    // The browser forbids it, or there is no network just now: the next page tries again.
  }
}
