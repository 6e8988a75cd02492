/** The header and the footer of every page: the current place, the language and the theme. */
import { enteredTournament } from '../play/entered-tournament.ts';
import { here, pathOf } from './address.ts';
import { byId, createElement } from './dom.ts';
import { importLater } from './later.ts';
import { translate } from './messages.ts';
import { keepOfflineCopy } from './offline-copy.ts';
import { showOwnTile } from './player-tile.ts';
import { currentTheme, selectOtherTheme } from './theme-choice.ts';

/** Lets a link to another language keep the rest of the address. */
function selectLanguage(event: Event, link: HTMLAnchorElement) {
  if (globalThis.edition !== undefined) {
    event.preventDefault();
    globalThis.edition.selectLanguage(link.hreflang);
    return;
  }
  const query = new URLSearchParams(location.search);
  query.set('language', link.hreflang);
  link.href = `?${query}${location.hash}`;
}

function showTheme(theme: string) {
  const name = translate('site.theme-is', translate(`site.theme.${theme}`));
  byId('theme-name').textContent = name;
  byId('theme').title = name;
}

/** Shows what the worker in the browser has to say, such as that the browser keeps no games. */
function showEditionNotices() {
  const worker = globalThis.edition ?? globalThis.browserEngine;
  worker?.onNotice((kind, text = translate(`site.edition.${kind}`)) => {
    const attributes = { class: 'notice bad', role: 'alert' };
    byId('main').before(createElement('p', attributes, text));
  });
}

function linksIn(selector: string): NodeListOf<HTMLAnchorElement> {
  return document.querySelectorAll(selector);
}

/** Marks the place that the page belongs to, and the page among those of its place. */
function markCurrentPlace() {
  const { place } = document.body.dataset;
  const { pathname } = here();
  for (const link of linksIn(`.site-nav [data-place='${place}']`)) {
    link.setAttribute('aria-current', pathOf(link) === pathname ? 'page' : 'true');
  }
  for (const link of linksIn('.place-nav a')) {
    if (pathOf(link) === pathname) {
      link.setAttribute('aria-current', 'page');
    }
  }
}

markCurrentPlace();
showOwnTile();
showEditionNotices();
for (const link of linksIn('a.language')) {
  link.addEventListener('click', event => selectLanguage(event, link));
}
byId('theme').addEventListener('click', () => showTheme(selectOtherTheme()));
showTheme(currentTheme());
keepOfflineCopy();
// The pages of games and of tournaments do so themselves.
if (enteredTournament() !== '' && !/^\/(?:g|tournament)\//.test(here().pathname)) {
  type NextRound = typeof import('../play/next-round.ts');
  void importLater<NextRound>('/play/next-round.ts').then(script => script.watchTournament());
}
