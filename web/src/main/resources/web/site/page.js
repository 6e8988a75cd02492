import { byId } from './dom.js';
import { say } from './words.js';

/** What every page has: the language, the theme, and where one is. */
const THEMES = ['system', 'light', 'dark'];

/** The other language keeps the rest of the address. */
function keepAddress() {
  const link = byId('language');
  const query = new URLSearchParams(location.search);
  query.set('language', link.hreflang);
  link.href = `?${query}${location.hash}`;
}

function showTheme(theme) {
  document.documentElement.dataset.theme = theme;
  const name = say('site.theme-is', say(`site.theme.${theme}`));
  byId('theme-name').textContent = name;
  byId('theme').title = name;
}

function nextTheme() {
  const theme = THEMES[(THEMES.indexOf(document.documentElement.dataset.theme) + 1) % 3];
  try {
    localStorage.setItem('theme', theme);
  } catch {
    // It lasts as long as the page.
  }
  showTheme(theme);
}

for (const link of document.querySelectorAll('.site-nav a')) {
  const path = new URL(link.href).pathname;
  if (location.pathname === path || location.pathname.startsWith(`${path}/`)) {
    link.setAttribute('aria-current', 'page');
  }
}
byId('language').addEventListener('click', keepAddress);
byId('theme').addEventListener('click', nextTheme);
showTheme(document.documentElement.dataset.theme);
