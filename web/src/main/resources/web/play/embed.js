/** The entry of the page that other sites show in a frame: a game to step through, without actions. */
import { get } from '../site/api.js';
import { boardTexts, createBoard, loadCatalogue } from '../site/boards.js';
import { byId, setText } from '../site/dom.js';
import { errorText, showProblem } from '../site/errors.js';
import { translate } from '../site/messages.js';
import { GameModel } from './game-model.js';
import { formatStatus } from './game-text.ts';
import { LiveChannel } from './live-channel.js';
import { MoveList } from './move-list.ts';
import { PositionCache } from './position-cache.js';

/** @typedef {Api.Game | Api.Event | { type: 'presence' | 'reply' | 'devices' | 'closing' }} Message */

/** A game that is watched. New moves are shown unless the visitor looks at an earlier position. */
class EmbeddedGame {
  /**
   * The ply that is reviewed; undefined shows the latest position.
   *
   * @type {number | undefined}
   */
  #reviewedPly;

  /**
   * @param {string} id
   * @param {Api.Game} state
   * @param {import('../site/boards.js').TabuleiroBoard} board
   * @param {Record<string, string>} texts the texts of the board
   */
  constructor(id, state, board, texts) {
    this.id = id;
    this.model = new GameModel(state);
    this.board = board;
    this.texts = texts;
    this.positions = new PositionCache(id);
    this.moveList = new MoveList(ply => this.#review(ply));
    this.channel = new LiveChannel(() => this.#livePath(), {
      onMessage: message => this.#receive(message),
      onOnline: () => {},
      onOffline: () => {},
    });
  }

  async start() {
    if (!this.model.isOver) {
      this.channel.open();
    }
    await this.#draw();
  }

  #livePath() {
    const { sequence, hash } = this.model.state.head;
    return `/games/${this.id}/live?after=${sequence}&hash=${hash}`;
  }

  /** @param {Message} message */
  #receive(message) {
    if (message.type === 'state') {
      this.positions.truncate(-1);
      this.model.replace(message);
    } else if (message.type === 'event') {
      if (message.sequence > this.model.state.head.sequence + 1) {
        this.channel.renew();
        return;
      }
      if (this.model.apply(message)) {
        this.positions.truncate(message.ply);
      }
    }
    this.#draw();
  }

  /** @param {number} ply */
  #review(ply) {
    this.#reviewedPly = ply === this.model.state.ply ? undefined : ply;
    this.#draw();
  }

  get #shownPly() {
    return Math.min(this.#reviewedPly ?? Infinity, this.model.state.ply);
  }

  async #draw() {
    const { state } = this.model;
    const ply = this.#shownPly;
    this.positions.set(state.ply, state.position, state.last);
    const names = state.seats.map(seat => (seat.taken ? seat.name : translate('list.free')));
    setText(byId('title'), `${this.texts.name}: ${names.join(' – ')}`);
    setText(byId('status'), formatStatus(this.model, this.texts, false));
    this.moveList.draw(state.moves, ply);
    const shown = await this.positions.get(ply).catch(() => undefined);
    if (shown !== undefined && ply === this.#shownPly) {
      this.board.show(shown.position, shown.move ?? undefined);
    }
  }
}

async function start() {
  const id = location.pathname.split('/')[3];
  byId('title', HTMLAnchorElement).href = `/g/${id}`;
  /** @type {Api.Game} */
  const state = await get(`/games/${id}`);
  const [board, texts, { families }] = await Promise.all([
    createBoard(state),
    boardTexts(state.game),
    loadCatalogue(),
  ]);
  const name = families.find(({ game }) => game === state.game)?.name ?? state.game;
  board.toggleAttribute('locked', true);
  board.toggleAttribute('silent', true);
  board.setAttribute('label', name);
  board.setAttribute('fill', '');
  byId('board').replaceChildren(board);
  await new EmbeddedGame(id, state, board, { ...texts, name }).start();
}

try {
  await start();
  document.documentElement.dataset.ready = 'yes';
} catch (error) {
  showProblem(errorText(error, 'game.failed'));
}
