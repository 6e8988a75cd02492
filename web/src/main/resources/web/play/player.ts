/** The public profile of a member: since when, the ratings, the openings and the public games. */
import '../site/header.ts';
import { get } from '../site/api.js';
import { loadCatalogue } from '../site/boards.ts';
import { byId, setText } from '../site/dom.ts';
import { errorText, showProblem } from '../site/errors.ts';
import { locale } from '../site/language.ts';
import { translate } from '../site/messages.ts';
import { reloadWhenRestored } from '../site/restored.ts';
import { reloadOnSessionChange } from '../site/session.ts';
import { GameRows } from './game-rows.ts';
import { drawRelations } from './player-relations.ts';
import { drawOpenings, drawRatings } from './player-ratings.ts';

reloadOnSessionChange();
reloadWhenRestored();

const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });

/** The name in the address, as the API expects it. */
const name = encodeURIComponent(decodeURIComponent(location.pathname.split('/')[2] ?? ''));

try {
  const [profile, ratings, catalogue]: [Api.Profile, Api.PlayerRatings, Api.Catalogue] =
    await Promise.all([get(`/players/${name}`), get(`/players/${name}/ratings`), loadCatalogue()]);
  const shown = profile.bot ? translate('player.bot', profile.name) : profile.name;
  setText(byId('name'), shown);
  document.title = `${shown} · Tabuleiro`;
  setText(byId('since'), translate('player.since', dates.format(profile.createdMillis)));
  drawRelations(profile);
  byId('suspended').hidden = !profile.suspended;
  drawRatings(ratings, catalogue);
  drawOpenings(profile.openings, catalogue);
  const all = byId('all-games', HTMLAnchorElement);
  all.href = `/search?player=${encodeURIComponent(profile.name)}`;
  all.textContent = translate('list.search.of-player', profile.name);
  all.hidden = false;
  new GameRows(byId('games'), catalogue, 'list.watch').update(profile.games);
  byId('none').hidden = profile.games.length > 0;
} catch (error) {
  showProblem(errorText(error, 'game.failed'));
}
document.documentElement.dataset.ready = 'yes';
