import { get, put } from '../site/api.js';
import { byId, createElement } from '../site/dom.js';
import { errorText } from '../site/errors.js';
import { newId } from '../site/ids.js';
import { translate } from '../site/messages.js';
import { loadVariation } from '../site/positions.js';

/** @typedef {import('./game-model.js').GameModel} GameModel */
/** @typedef {import('./position-cache.js').ShownPosition} ShownPosition */
/** @typedef {Api.PreparedReplies['replies'][number]} Reply */

/**
 * The replies that the player prepares in a correspondence game while the opponent thinks: when the
 * opponent plays the expected move, the server plays the reply. They are entered on the board, the
 * expected move first, or typed.
 */
export class PreparedReplies {
  #root = byId('prepared');
  #problem = createProblem();

  /** @type {Reply[]} */
  #replies = [];

  /** @type {Api.Game | undefined} */
  #state;

  /**
   * The ply for which the replies were requested.
   *
   * @type {number | undefined}
   */
  #ply;

  /**
   * The expected move, once it is entered.
   *
   * @type {string | undefined}
   */
  #expected;

  /**
   * The position in which the next move of a reply is entered; undefined when none is entered.
   *
   * @type {ShownPosition | undefined}
   */
  entry;

  /**
   * @param {string} game the id of the game
   * @param {() => void} onEntryChange called when the board has to show another position
   */
  constructor(game, onEntryChange) {
    this.game = game;
    this.onEntryChange = onEntryChange;
  }

  /**
   * Draws the replies where the player can have some. They are requested once for each move.
   *
   * @param {GameModel} model
   */
  async draw(model) {
    const { state } = model;
    const canPrepare = model.isPlaying && state.correspondence && !model.isMyTurn;
    this.#root.hidden = !canPrepare;
    if (this.#ply !== state.ply) {
      this.#clearEntry();
    }
    this.#state = state;
    if (!canPrepare || this.#ply === state.ply) {
      return;
    }
    this.#ply = state.ply;
    /** @type {Api.PreparedReplies} */
    const { replies: lines } = await get(`/games/${this.game}/prepared-replies`).catch(() => ({
      replies: [],
    }));
    this.#replies = lines;
    this.#draw();
  }

  /**
   * Handles a move that was entered on the board: the expected move, then the reply.
   *
   * @param {string[]} path
   */
  async enterPath(path) {
    if (this.#state === undefined || this.entry === undefined) {
      return;
    }
    try {
      const from = { position: this.entry.position.position, path };
      const { position, moves } = await loadVariation(this.#state, from);
      const move = moves[moves.length - 1];
      if (this.#expected === undefined) {
        this.#expected = move.move;
        this.entry = { position, move };
        this.#draw();
      } else {
        const reply = { expected: this.#expected, reply: move.move };
        this.#clearEntry();
        await this.#save([
          ...this.#replies.filter(({ expected }) => expected !== reply.expected),
          reply,
        ]);
      }
    } catch (error) {
      this.#showError(error);
    }
    this.onEntryChange();
  }

  #clearEntry() {
    this.entry = undefined;
    this.#expected = undefined;
  }

  #beginEntry() {
    if (this.#state !== undefined) {
      this.entry = { position: this.#state.position, move: this.#state.last ?? null };
      this.#draw();
      this.onEntryChange();
      byId('board').scrollIntoView({ block: 'nearest' });
    }
  }

  #cancelEntry() {
    this.#clearEntry();
    this.#draw();
    this.onEntryChange();
  }

  #draw() {
    this.#problem = createProblem();
    this.#root.replaceChildren(
      createElement('h2', {}, translate('game.prepared')),
      createElement('p', { class: 'hint' }, translate('game.prepared-hint')),
      createElement(
        'ul',
        { class: 'prepared' },
        ...this.#replies.map((reply, index) => this.#createReply(reply, index)),
      ),
      this.entry === undefined ? this.#createForm() : this.#createQuestion(),
      this.#problem,
    );
  }

  #createQuestion() {
    const text =
      this.#expected === undefined
        ? translate('game.prepared-expect')
        : translate('game.prepared-answer', this.#expected);
    return createElement(
      'div',
      { class: 'notice row', role: 'status' },
      createElement('p', {}, text),
      createButton('game.cancel', () => this.#cancelEntry()),
    );
  }

  #createForm() {
    const on = createField('game.prepared-on');
    const reply = createField('game.prepared-reply');
    /** @param {Event} event */
    const submit = event => {
      event.preventDefault();
      const added = { expected: on.input.value.trim(), reply: reply.input.value.trim() };
      this.#trySave([...this.#replies.filter(known => known.expected !== added.expected), added]);
    };
    return createElement(
      'form',
      { class: 'row', submit },
      createButton('game.prepared-board', () => this.#beginEntry()),
      on.label,
      reply.label,
      createElement('button', { class: 'button small' }, translate('game.prepared-add')),
    );
  }

  /**
   * @param {Reply} reply
   * @param {number} index
   */
  #createReply({ expected: on, reply }, index) {
    const remove = createButton('game.remove', () =>
      this.#trySave(this.#replies.filter((_, other) => other !== index)),
    );
    remove.setAttribute('aria-label', translate('game.prepared-remove', on, reply));
    const text = translate('game.prepared-line', on, reply);
    return createElement(
      'li',
      { class: 'row' },
      createElement('span', { class: 'numbers' }, text),
      remove,
    );
  }

  /** @param {Reply[]} replies */
  #trySave(replies) {
    this.#save(replies).catch(error => this.#showError(error));
  }

  /** @param {Reply[]} replies */
  async #save(replies) {
    /** @type {Partial<Api.PreparedReplies>} */
    const saved = await put(`/games/${this.game}/prepared-replies`, { id: newId(), replies });
    this.#replies = saved.replies ?? replies;
    this.#draw();
  }

  /** @param {unknown} error */
  #showError(error) {
    this.#problem.textContent = errorText(error, 'game.failed');
    this.#problem.hidden = false;
  }
}

function createProblem() {
  return createElement('p', { class: 'notice bad', role: 'alert', hidden: true });
}

/**
 * @param {string} key
 * @param {() => void} onClick
 */
function createButton(key, onClick) {
  const attributes = { type: 'button', class: 'button small', click: onClick };
  return createElement('button', attributes, translate(key));
}

/** @param {string} key */
function createField(key) {
  const input = createElement('input', {
    required: true,
    maxlength: 40,
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
  });
  const text = createElement('span', {}, translate(key));
  return { input, label: createElement('label', { class: 'stack short' }, text, input) };
}
