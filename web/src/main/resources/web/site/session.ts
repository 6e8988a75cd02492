/**
 * Who uses the site in this browser may change in another window, or before a page is shown again.
 */
import { newId } from './ids.ts';
import { siteStorage } from './storage.ts';

/** The name of the text that changes when a visitor signs in or out. */
const STORAGE_NAME = 'session';

let known = siteStorage.getItem(STORAGE_NAME);

/** Lets this page and those that open later show the entries of members, or those of guests. */
export function showAsMember(isMember: boolean) {
  document.documentElement.dataset.member = isMember ? 'yes' : 'no';
  if (isMember) {
    siteStorage.setItem('member', 'yes');
  } else {
    siteStorage.removeItem('member');
  }
}

/** Tells the other windows that the visitor has signed in or out. */
export function announceSession() {
  known = newId();
  siteStorage.setItem(STORAGE_NAME, known);
}

/** Calls a function when the visitor has signed in or out elsewhere in this browser. */
export function onSessionChange(act: () => void) {
  const check = () => {
    const current = siteStorage.getItem(STORAGE_NAME);
    if (current !== known) {
      known = current;
      act();
    }
  };
  addEventListener('storage', check);
  addEventListener('pageshow', check);
}

/** Loads the page again when the visitor has signed in or out elsewhere in this browser. */
export function reloadOnSessionChange() {
  onSessionChange(() => location.reload());
}
