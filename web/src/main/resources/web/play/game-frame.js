import { byId, createElement } from '../site/dom.js';
import { createIcon } from '../site/icons.js';
import { translate } from '../site/messages.js';

/**
 * Makes the parts of a game's page visible, as the styles need for the kind of board.
 *
 * @param {Api.Game} game
 * @param {Api.Board['kind']} kind
 * @param {() => void} onFlip called by the button that turns the board around
 */
export function showGameFrame(game, kind, onFlip) {
  const table = byId('table');
  table.dataset.kind = kind;
  table.dataset.family = game.game;
  table.hidden = false;
  byId('side').hidden = false;
  const label = translate('game.flip');
  const attributes = {
    type: 'button',
    class: 'button small',
    'aria-label': label,
    title: label,
    click: onFlip,
  };
  byId('steps').append(createElement('button', attributes, createIcon('flip')));
}
