/**
 * Calls a function when the browser's back or forward button has restored the page as it was: what it
 * shows may have changed meanwhile.
 */
export function onRestored(act: () => void) {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) {
      act();
    }
  });
}

/** Loads the page again when the browser's back or forward button has restored it. */
export function reloadWhenRestored() {
  onRestored(() => location.reload());
}
