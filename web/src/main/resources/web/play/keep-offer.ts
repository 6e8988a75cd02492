import { get } from '../site/api.js';
import { createElement, find, setText } from '../site/dom.ts';
import { errorText } from '../site/errors.ts';
import { translate } from '../site/messages.ts';
import { saveStudy } from '../study/study-link.ts';

/**
 * Creates the offer to keep a game of this browser on the site: as a study of the visitor. The server
 * checks it by the rules, and takes it neither for a game that it has seen nor for a rated one.
 *
 * @param game the id of the game
 */
export function createKeepOffer(game: string): HTMLElement {
  const offer: HTMLElement = createElement(
    'div',
    { class: 'stack', id: 'keep-offer' },
    createElement('p', { class: 'quiet' }, translate('game.keep-about')),
    createElement(
      'button',
      { type: 'button', class: 'button', click: () => void keep(game, offer) },
      translate('game.keep'),
    ),
    createElement('div', { class: 'share-link stack' }),
    createElement('p', { class: 'quiet share-status', role: 'status' }),
  );
  return offer;
}

async function keep(id: string, offer: HTMLElement): Promise<void> {
  try {
    const record: string = await get(`/games/${id}/record`);
    const { seats }: Api.Game = await get(`/games/${id}`);
    const title = seats.map(({ name }) => name).join(' – ');
    await saveStudy(offer, { record, title, folder: translate('game.keep-folder') });
  } catch (error) {
    setText(find(offer, '.share-status'), errorText(error, 'game.failed'));
  }
}
