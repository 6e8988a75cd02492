import { get, put } from '../site/api.js';
import { byId, createElement } from '../site/dom.ts';
import { errorText } from '../site/errors.ts';
import { newId } from '../site/ids.ts';
import { translate } from '../site/messages.ts';
import { loadVariation } from '../site/positions.ts';
import type { GameModel } from './game-model.ts';
import type { ShownPosition } from './position-cache.ts';

type Reply = Api.PreparedReplies['replies'][number];

/**
 * The replies that the player prepares in a correspondence game while the opponent thinks: when the
 * opponent plays the expected move, the server plays the reply. They are entered on the board, the
 * expected move first, or typed.
 */
export class PreparedReplies {
  #root = byId('prepared');
  #problem = createProblem();
  #replies: Reply[] = [];
  #state: Api.Game | undefined;

  /** The ply for which the replies were requested. */
  #ply: number | undefined;

  /** The expected move, once it is entered. */
  #expected: string | undefined;

  /** The position in which the next move of a reply is entered; undefined when none is entered. */
  entry: ShownPosition | undefined;

  /**
   * @param game the id of the game
   * @param onEntryChange called when the board has to show another position
   */
  constructor(
    readonly game: string,
    readonly onEntryChange: () => void,
  ) {}

  /** Draws the replies where the player can have some. They are requested once for each move. */
  async draw(model: GameModel) {
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
    const { replies: lines }: Api.PreparedReplies = await get(
      `/games/${this.game}/prepared-replies`,
    ).catch(() => ({
      replies: [],
    }));
    this.#replies = lines;
    this.#draw();
  }

  /** Handles a move that was entered on the board: the expected move, then the reply. */
  async enterPath(path: string[]) {
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
    const submit = (event: Event) => {
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

  #createReply({ expected: on, reply }: Reply, index: number) {
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

  #trySave(replies: Reply[]) {
    this.#save(replies).catch(error => this.#showError(error));
  }

  async #save(replies: Reply[]) {
    const saved: Partial<Api.PreparedReplies> = await put(`/games/${this.game}/prepared-replies`, {
      id: newId(),
      replies,
    });
    this.#replies = saved.replies ?? replies;
    this.#draw();
  }

  #showError(error: unknown) {
    this.#problem.textContent = errorText(error, 'game.failed');
    this.#problem.hidden = false;
  }
}

function createProblem() {
  return createElement('p', { class: 'notice bad', role: 'alert', hidden: true });
}

function createButton(key: string, onClick: () => void) {
  const attributes = { type: 'button', class: 'button small', click: onClick };
  return createElement('button', attributes, translate(key));
}

function createField(key: string) {
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
