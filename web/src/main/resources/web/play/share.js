import { post } from '/site/api.js';
import { byId, make } from '/site/dom.js';
import { icon } from '/site/icons.js';
import { remembered, remember } from '/site/storage.js';
import { say } from '/site/words.js';

/** Keeps the secret link of a game that was made here, so that it can be given to a friend. */
export function keepInvitation(game, path) {
  remember('invitations', { ...remembered('invitations', {}), [game]: path });
}

/** The links of a game: for the friend who is to play, and for those who watch. */
export class Share {
  constructor(game) {
    this.game = game;
  }

  /** Draws what does not change: the link to watch, and the record. */
  begin() {
    const record = make('a', {
      class: 'button small', href: `/api/v1/games/${this.game}/record`,
      download: `tabuleiro-${this.game}.txt`,
    }, icon('download'), say('game.record'));
    byId('share-list').replaceChildren(...link('game.watch-link', `/g/${this.game}`, false),
      make('div', { class: 'row' }, record));
  }

  /** Shows the friend's link as long as his seat is free. */
  draw(model) {
    const invitation = model.isComplete || model.isOver || model.state.open
      ? undefined : remembered('invitations', {})[this.game];
    byId('invite').hidden = invitation === undefined;
    if (invitation !== this.drawn && invitation !== undefined) {
      byId('invite').replaceChildren(...link('game.invite', invitation, true));
    }
    this.drawn = invitation;
  }
}

/** Returns a link to copy or to photograph. */
function link(key, path, isOpen) {
  const address = location.origin + path;
  const field = make('input', { readonly: true, value: address, 'aria-label': say(key),
    focus: event => event.target.select() });
  const copied = make('span', { class: 'quiet', role: 'status' });
  const copy = make('button', { type: 'button', class: 'button small', click: async () => {
    field.select();
    await navigator.clipboard?.writeText(address).catch(() => undefined);
    copied.textContent = say('game.copied');
  } }, icon('copy'), say('game.copy'));
  const code = make('details', { class: 'code' }, make('summary', {}, say('game.code')));
  const picture = make('div', { class: 'qr', role: 'img', 'aria-label': say('game.code-label') });
  code.append(picture);
  code.addEventListener('toggle', () => drawCode(picture, path), { once: true });
  code.open = isOpen;
  return [make('h2', {}, say(key)), make('div', { class: 'row link' }, field, copy, copied), code];
}

/** Draws the code to photograph that leads to a path. */
async function drawCode(picture, path) {
  const text = await post('/qr', { path }).catch(() => undefined);
  if (text !== undefined) {
    const parsed = new DOMParser().parseFromString(text, 'image/svg+xml');
    picture.replaceChildren(document.importNode(parsed.documentElement, true));
  }
}
