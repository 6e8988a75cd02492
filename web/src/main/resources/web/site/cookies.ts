import { hasServer } from './address.ts';

/** A cookie that lasts for one check. */
const CHECK = 'check=1';

/**
 * Returns whether the browser keeps cookies of this site. Without them the server does not know the
 * visitor again: it could seat the visitor in a game, but not let them play it.
 */
export function hasCookies() {
  if (!hasServer) {
    return true; // Nothing needs them.
  }
  try {
    document.cookie = `${CHECK}; Path=/; SameSite=Lax`;
    const isKept = document.cookie.includes(CHECK);
    document.cookie = 'check=; Path=/; SameSite=Lax; Max-Age=0';
    return isKept && navigator.cookieEnabled;
  } catch {
    return false;
  }
}
