/** The entry of the page that other sites show in a frame: a game to step through, without actions. */
import { get } from '../site/api.js';
import { createBoard } from '../site/board-element.ts';
import { boardTexts, loadCatalogue } from '../site/boards.ts';
import { byId, setText } from '../site/dom.ts';
import { errorText, showProblem } from '../site/errors.ts';
import { translate } from '../site/messages.ts';
import { GameModel } from './game-model.ts';
import { formatStatus } from './game-text.ts';
import { LiveChannel } from './live-channel.js';
import { MoveList } from './move-list.ts';
import { PositionCache } from './position-cache.ts';
import type { TabuleiroBoard } from '../board/board.ts';

type Message = Api.Game | Api.Event | { type: 'presence' | 'reply' | 'devices' | 'closing' };

/** A game that is watched. New moves are shown unless the visitor looks at an earlier position. */
class EmbeddedGame {
  readonly model: GameModel;
  readonly positions: PositionCache;
  readonly moveList: MoveList;
  readonly channel: LiveChannel;

  /** The ply that is reviewed; undefined shows the latest position. */
  #reviewedPly: number | undefined;

  /** @param texts the texts of the board */
  constructor(
    readonly id: string,
    state: Api.Game,
    readonly board: TabuleiroBoard,
    readonly texts: Record<string, string>,
  ) {
    this.model = new GameModel(state);
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

  #receive(message: Message) {
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

  #review(ply: number) {
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
    try {
      const shown = await this.positions.get(ply);
      if (ply === this.#shownPly) {
        this.board.show(shown.position, shown.move ?? undefined);
      }
    } catch (error) {
      setText(byId('status'), errorText(error, 'game.failed'));
    }
  }
}

async function start() {
  const id = location.pathname.split('/')[3];
  byId('title', HTMLAnchorElement).href = `/g/${id}`;
  const state: Api.Game = await get(`/games/${id}`);
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
