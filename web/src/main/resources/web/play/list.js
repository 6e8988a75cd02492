import { catalogue } from '/site/boards.js';
import { byId, make } from '/site/dom.js';
import { say } from '/site/words.js';
import { settingInWords } from './time.js';

/**
 * Draws a list of games.
 *
 * @param games as the server lists them
 * @param action the key of the word for going there
 */
export async function drawGames(games, action) {
  const { families } = await catalogue();
  byId('games').replaceChildren(...games.map(game => line(game, families, action)));
  byId('none').hidden = games.length > 0;
  document.documentElement.dataset.ready = 'yes';
}

/** Shows that the list could not be had. */
export function drawProblem(refusal) {
  byId('problem').textContent = refusal.says || say('game.failed');
  byId('problem').hidden = false;
}

function line(game, families, action) {
  const family = families.find(one => one.game === game.game);
  const variant = family.variants.find(one => one.variant === game.variant);
  const names = game.seats.map(seat => seat.taken ? seat.name : say('list.free')).join(' – ');
  const facts = [variant?.name ?? game.variant, settingInWords(game.clock), ...stand(game)];
  return make('li', { class: game.yours ? 'yours' : '' },
    make('div', { class: 'what' }, make('strong', {}, `${family.name}: ${names}`),
      make('span', { class: 'quiet' }, facts.join(' · '))),
    ...(game.yours ? [make('span', { class: 'tag now' }, say('list.yours'))] : []),
    make('a', { class: `button ${game.yours || action === 'list.join' ? 'main' : ''}`,
      href: `/g/${game.id}`, 'aria-label': say('list.go', say(action), family.name, names) },
    say(action)));
}

/** Returns how far a game is. */
function stand({ result, says, ply }) {
  if (result && result !== '*') {
    return [say(`list.result.${result}`, says)];
  }
  return ply > 0 ? [say('list.ply', ply)] : [];
}
