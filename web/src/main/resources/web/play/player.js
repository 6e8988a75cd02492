/** The public profile of a member: since when, and the public games. */
import '../site/header.js';
import { get } from '../site/api.js';
import { byId, setText } from '../site/dom.js';
import { errorText, showProblem } from '../site/errors.js';
import { language } from '../site/language.js';
import { translate } from '../site/messages.js';
import { drawGames } from './game-list.js';

const dates = new Intl.DateTimeFormat(language, { dateStyle: 'long' });

/** The name in the address, as the API expects it. */
const name = encodeURIComponent(decodeURIComponent(location.pathname.split('/')[2] ?? ''));

try {
  /** @type {Api.Profile} */
  const profile = await get(`/players/${name}`);
  setText(byId('name'), profile.name);
  document.title = `${profile.name} · Tabuleiro`;
  setText(byId('since'), translate('player.since', dates.format(profile.created)));
  await drawGames(profile.games, 'list.watch');
} catch (error) {
  showProblem(errorText(error, 'game.failed'));
  document.documentElement.dataset.ready = 'yes';
}
