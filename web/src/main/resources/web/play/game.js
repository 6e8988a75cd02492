import { get } from '/site/api.js';
import { boardWords, catalogue } from '/site/boards.js';
import { byId, make, setText } from '/site/dom.js';
import { say } from '/site/words.js';
import { GamePage } from './page.js';
import { sideHere } from './seat.js';
import { settingInWords } from './time.js';

/** The page of a game, once the server has told it; or why it has not. */
const id = location.pathname.split('/')[2];

try {
  const side = sideHere(id);
  const state = await get(`/games/${id}${side === '' ? '' : `?side=${side}`}`);
  const [{ families }, words] = await Promise.all([catalogue(), boardWords(state.game)]);
  const family = families.find(({ game }) => game === state.game);
  const variant = family.variants.find(one => one.variant === state.variant);
  setText(byId('title'), family.name);
  setText(byId('setting'), `${variant?.name ?? state.variant} · ${settingInWords(state.clock.setting)}`);
  const page = new GamePage(id, state, { name: family.name, words });
  await page.begin();
  document.documentElement.dataset.ready = 'yes';
} catch (refusal) {
  setText(byId('title'), say('site.problem'));
  byId('problem').hidden = false;
  byId('problem').replaceChildren(make('p', {}, refusal.says || say('game.failed')),
    make('p', {}, make('a', { href: '/' }, say('site.home'))));
}
