/** The page that the service worker shows where there is no network. It opens the real one later. */
import './header.ts';

/** How often the page asks whether the server answers, as not every browser says it. */
const INTERVAL_MILLIS = 5000;

async function reloadWhenReached() {
  try {
    const { ok } = await fetch('/health', { cache: 'no-store' });
    if (ok && location.pathname !== '/offline') {
      location.reload();
    }
  } catch {
    // Not yet.
  }
}

addEventListener('online', reloadWhenReached);
setInterval(reloadWhenReached, INTERVAL_MILLIS);
document.documentElement.dataset.ready = 'yes';
