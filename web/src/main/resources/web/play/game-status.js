import { byId, createElement, setText } from '../site/dom.js';
import { translate } from '../site/messages.js';

/** @typedef {import('./game-model.js').GameModel} GameModel */

/** A command without the fields that the page adds. */
/** @typedef {Pick<Api.Command, 'action' | 'offer' | 'move' | 'targets'>} GameCommand */

/** A button or link below the status; `name` identifies it. */
/** @typedef {{ name: string, isAvailable: boolean, create: () => HTMLElement }} StatusAction */

const OFFERS = /** @type {const} */ (['draw', 'takeback', 'rematch']);

/** @typedef {typeof OFFERS[number]} Offer */

/** The status of a game, the offers, and the actions other than moves. */
export class GameStatus {
  /**
   * The names of the actions that are drawn.
   *
   * @type {string | undefined}
   */
  #drawnActions;

  /**
   * @param {(command: GameCommand) => void} send sends a command
   * @param {import('./hint.js').Hint} hint
   */
  constructor(send, hint) {
    this.send = send;
    this.hint = hint;
  }

  /**
   * @param {GameModel} model
   * @param {Record<string, string>} texts the texts of the board
   * @param {boolean} isSending whether a move waits for its answer
   */
  draw(model, texts, isSending) {
    setText(byId('status'), formatStatus(model, texts, isSending));
    byId('status').classList.toggle('my-turn', model.isMyTurn);
    byId('offers').replaceChildren(...OFFERS.flatMap(offer => this.#createOffer(offer, model)));
    this.#drawActions(model);
    byId('report').hidden = !model.canReport;
  }

  /**
   * Draws what the game counts in a position, besides the scores on the players' bars.
   *
   * @param {Api.Position} position
   */
  drawStanding({ scoreTexts }) {
    byId('standing').replaceChildren(
      ...scoreTexts.slice(2).map(text => createElement('li', {}, text)),
    );
  }

  /**
   * @param {Offer} offer
   * @param {GameModel} model
   */
  #createOffer(offer, model) {
    const { side: you, offers } = model.state;
    const side = offers[offer];
    if (side === '' || you === '') {
      return [];
    }
    const isRematch = offer === 'rematch';
    /** @type {HTMLElement[]} */
    const buttons = [];
    if (side !== you) {
      const key = isRematch ? 'game.accept-rematch' : 'game.accept';
      buttons.push(
        this.#createButton(key, { action: 'accept', offer }, 'main'),
        this.#createButton('game.decline', { action: 'decline', offer }),
      );
    } else if (isRematch) {
      buttons.push(this.#createButton('game.withdraw-offer', { action: 'decline', offer }));
    }
    const text = translate(`game.${side === you ? 'offered' : 'asked'}.${offer}`);
    return [
      createElement('div', { class: 'notice offer' }, createElement('p', {}, text), ...buttons),
    ];
  }

  /**
   * Draws the actions, unless they are the same as before: then their buttons keep the focus.
   *
   * @param {GameModel} model
   */
  #drawActions(model) {
    const actions = this.#actions(model).filter(({ isAvailable }) => isAvailable);
    const key = actions.map(({ name }) => name).join();
    if (key !== this.#drawnActions) {
      this.#drawnActions = key;
      byId('actions').replaceChildren(...actions.map(({ create }) => create()));
    }
  }

  /**
   * @param {GameModel} model
   * @returns {StatusAction[]}
   */
  #actions(model) {
    const { state } = model;
    const isPlayer = state.side !== '';
    return [
      {
        name: `next ${state.next}`,
        isAvailable: model.hasNext,
        create: () => createLink('game.next', `/g/${state.next}`, 'main'),
      },
      {
        name: 'rematch',
        isAvailable: model.canRematch,
        create: () => this.#createButton('game.rematch', { action: 'rematch' }, 'main'),
      },
      {
        name: 'analyse',
        isAvailable: model.canAnalyse,
        create: () => createLink('game.analyse', `/analysis?of=${state.id}`),
      },
      {
        name: 'claim',
        isAvailable: state.claimable,
        create: () => this.#createButton('game.claim', { action: 'claim' }, 'main'),
      },
      {
        name: 'hint',
        isAvailable: this.hint.isAvailable(model),
        create: () => this.#createHintButton(),
      },
      {
        name: 'swap',
        isAvailable: model.canSwap,
        create: () => this.#createButton('game.swap', { action: 'swap' }, 'main'),
      },
      {
        name: 'takeback',
        isAvailable: model.canTakeBack,
        create: () => this.#createButton('game.takeback', takebackCommand(model)),
      },
      {
        name: 'draw',
        isAvailable: model.isPlaying && state.offers.draw === '' && !model.isAgainstComputer,
        create: () => this.#createButton('game.draw', { action: 'offer', offer: 'draw' }),
      },
      {
        name: 'resign',
        isAvailable: model.isPlaying && !model.canAbort,
        create: () => this.#createResignButton(),
      },
      {
        name: 'abort',
        isAvailable: model.canAbort,
        create: () => this.#createButton('game.abort', { action: 'abort' }),
      },
      {
        name: 'withdraw',
        isAvailable: isPlayer && !model.isOver && !model.isComplete,
        create: () => this.#createButton('game.withdraw', { action: 'withdraw' }),
      },
    ];
  }

  /**
   * @param {string} key
   * @param {GameCommand} command
   * @param {string} [style]
   */
  #createButton(key, command, style = '') {
    const attributes = {
      type: 'button',
      class: `button small ${style}`,
      click: () => this.send(command),
    };
    return createElement('button', attributes, translate(key));
  }

  #createHintButton() {
    const attributes = {
      type: 'button',
      class: 'button small',
      id: 'hint-more',
      'aria-keyshortcuts': 'h',
      click: () => this.hint.showMore(),
    };
    return createElement('button', attributes, translate('game.hint'));
  }

  /** Creates the button for resigning, which asks for confirmation. */
  #createResignButton() {
    const group = createElement('span', { class: 'row' });
    const small = { type: 'button', class: 'button small' };
    const ask = () => {
      const yes = this.#createButton('game.resign-yes', { action: 'resign' }, 'danger');
      const no = createElement('button', { ...small, click: cancel }, translate('game.resign-no'));
      group.replaceChildren(yes, no);
      no.focus();
    };
    const resign = createElement('button', { ...small, click: ask }, translate('game.resign'));
    const cancel = () => {
      group.replaceChildren(resign);
      resign.focus();
    };
    group.append(resign);
    return group;
  }
}

/**
 * Returns the command that takes a move back. A computer accepts it always; a human is asked.
 *
 * @param {GameModel} model
 * @returns {GameCommand}
 */
function takebackCommand(model) {
  return model.isAgainstComputer ? { action: 'takeback' } : { action: 'offer', offer: 'takeback' };
}

/**
 * @param {string} key
 * @param {string} href
 * @param {string} [style]
 */
function createLink(key, href, style = '') {
  return createElement('a', { class: `button small ${style}`, href }, translate(key));
}

/**
 * Returns a sentence about the end of a game.
 *
 * @param {Api.Game} game
 * @param {Record<string, string>} texts the texts of the board
 */
function formatEnding({ result, endingText }, texts) {
  switch (result) {
    case '*':
      return translate('game.ended', endingText);
    case '1-0':
      return translate('game.won', texts['side.first'], endingText);
    case '0-1':
      return translate('game.won', texts['side.second'], endingText);
    default:
      return translate('game.drawn', endingText);
  }
}

/**
 * Returns a sentence about the status of a game.
 *
 * @param {GameModel} model
 * @param {Record<string, string>} texts the texts of the board
 * @param {boolean} isSending whether a move waits for its answer
 */
export function formatStatus(model, texts, isSending) {
  const { state } = model;
  if (model.isOver) {
    return formatEnding(state, texts);
  }
  if (!model.isComplete) {
    return translate(state.side === '' ? 'game.seat-waits' : 'game.waiting');
  }
  if (isSending) {
    return translate('game.sending');
  }
  const side = state.position.toMove;
  const sideName = texts[`side.${side}`];
  if (model.isMyTurn) {
    return translate('game.your-turn', sideName);
  }
  const seat = model.seat(side);
  const key = seat?.player === 'human' ? 'game.turn-of' : 'game.thinks';
  return translate(key, seat?.name ?? '', sideName);
}
