import { get } from '../site/api.js';
import { byId } from '../site/dom.ts';
import { translate } from '../site/messages.ts';
import { nameBoard } from '../site/name-board.ts';
import { tryPath } from '../site/positions.ts';
import { BoardMessages } from './board-messages.ts';
import { Chat } from './chat.ts';
import { Drawer } from './drawer.ts';
import { EndCard } from './end-card.ts';
import { GameBoard } from './game-board.ts';
import { GameGoal } from './game-goal.ts';
import { GameLog } from './game-log.ts';
import { RatingLoader } from './game-ratings.ts';
import { GameModel } from './game-model.ts';
import { GameSounds } from './game-sounds.ts';
import { GameStatus, type GameCommand } from './game-status.ts';
import { formatStatus } from './game-text.ts';
import { Hint } from './hint.ts';
import { LaterCurve } from './later-curve.ts';
import { LaterReplies } from './later-replies.ts';
import { LiveChannel } from './live-channel.js';
import { MoveList } from './move-list.ts';
import { openNextGame } from './next-game.ts';
import { offlineNotice } from './offline-notice.ts';
import { Outbox } from './outbox.ts';
import { Pace } from './pace.ts';
import { PlayerBars } from './player-bars.ts';
import { Preferences } from './preferences.ts';
import { Premove } from './premove.ts';
import { Review } from './review.ts';
import { RulesDrawer } from './rules-drawer.ts';
import { SeatForm } from './seat-form.ts';
import { ShareLinks } from './share-links.ts';
import { createGameTools } from './game-tools.ts';
import { SidePieces } from './side-pieces.ts';
import { TextCommands } from './text-commands.ts';
import { TurnNotifier } from './turn-notifier.ts';
import { livePath, loadSide, saveSide, sideQuery } from './window-side.ts';

type ServerMessage =
  Api.Game | Api.Event | Api.Presence | Api.Reply | Api.Devices | Api.Chat | Api.Notice;

const CLOCK_INTERVAL_MILLIS = 200;

/** The page of a game. Messages of the server change the model; every change draws all parts again. */
export class GamePage {
  readonly model: GameModel;
  readonly log = new GameLog();
  readonly chat: Chat;
  readonly rules: RulesDrawer;
  readonly more = new Drawer('more', translate('game.more'), () =>
    this.preferences.showLooks(this.model.state),
  );
  readonly messages: BoardMessages;
  readonly endCard: EndCard;
  readonly sounds = new GameSounds();
  readonly board: GameBoard;
  readonly premove: Premove;
  readonly reviewed: Review;
  readonly pace = new Pace(message => this.#receive(message));
  readonly channel: LiveChannel;
  readonly outbox: Outbox;
  readonly preferences = new Preferences(() => this.draw());
  readonly goal: GameGoal;
  readonly playerBars: PlayerBars;
  readonly moveList: MoveList;
  readonly curve: LaterCurve;
  readonly hint: Hint;
  readonly gameStatus: GameStatus;
  readonly shareLinks: ShareLinks;
  readonly preparedReplies: LaterReplies;
  readonly turnNotifier: TurnNotifier;
  readonly ratings: RatingLoader;
  readonly seatForm: SeatForm;
  /** Whether the player has turned the board around. */
  #isTurned = false;

  /**
   * @param id the id of the game
   * @param name the name of the family
   * @param texts the texts of its board
   */
  constructor(
    readonly id: string,
    state: Api.Game,
    readonly name: string,
    readonly texts: Record<string, string>,
  ) {
    const send = (command: GameCommand) => this.send(command);
    this.model = new GameModel(state);
    this.chat = new Chat(id, this.model, this.log);
    this.rules = new RulesDrawer({ game: state.game, name });
    this.messages = new BoardMessages(
      state.game,
      rule => this.rules.open(rule),
      cells => this.board.markRefused(cells),
    );
    const onShare = () => this.more.openAt('share-title');
    this.endCard = new EndCard(this.model, texts, { send, onShare });
    this.board = new GameBoard({
      onMove: path => this.#playPath(path),
      onIllegalPath: path => this.#explainPath(path),
      onSelection: () => {
        this.messages.hideRefusal();
        this.premove.cancel();
      },
      onPreview: isShown => this.gameStatus.draw(this.outbox.hasMove, isShown),
    });
    this.premove = new Premove(this.board);
    const onProblem = (message: string) => this.messages.showRefusal({ message });
    this.reviewed = new Review(id, this.model, onProblem);
    this.channel = new LiveChannel(() => livePath(this.model.state), {
      ...offlineNotice,
      onMessage: message => this.pace.queue.add(message),
      onOnline: () => {
        offlineNotice.hide();
        this.outbox.resend();
      },
    });
    this.outbox = new Outbox(id, message => this.channel.send(message));
    const pieces = new SidePieces(state.game, state.position);
    this.goal = new GameGoal(state, texts, pieces, () => this.more.open());
    this.playerBars = new PlayerBars(this.model, texts, pieces);
    this.moveList = new MoveList(
      ply => this.review(ply),
      () => {
        this.#isTurned = !this.#isTurned;
        this.draw();
      },
    );
    this.curve = new LaterCurve(({ GameCurve }) => {
      const offerRetry = (count: number) => this.endCard.offerRetry(count);
      return new GameCurve(id, texts, ply => this.review(ply), offerRetry);
    });
    this.hint = new Hint(id, this.board);
    this.gameStatus = new GameStatus(this.model, texts, this.hint, send, this.chat);
    this.shareLinks = new ShareLinks(this.model);
    this.preparedReplies = new LaterReplies(this.model, () => this.draw());
    this.turnNotifier = new TurnNotifier(name, () => {
      this.endCard.draw();
      this.gameStatus.draw(this.outbox.hasMove);
    });
    this.ratings = new RatingLoader(this);
    this.seatForm = new SeatForm(id, { name, texts }, () => this.#seatTaken());
    new TextCommands(this);
  }

  /** Shows the page and connects to the server. */
  async start() {
    await this.board.prepare(this.model.state, this.name);
    nameBoard(this.board.board, this.model.state.game);
    this.preferences.draw(this.board.kind, this.model.state, this.channel);
    this.log.addEarlier(this.model.state.moves, move => this.board.labels.move(move));
    createGameTools(this);
    this.draw();
    this.channel.open();
    // Opening an invitation while the page is open changes only the hash.
    addEventListener('hashchange', () => this.draw());
    setInterval(() => {
      this.playerBars.drawClocks();
      this.sounds.watch(this.model);
    }, CLOCK_INTERVAL_MILLIS);
  }

  #receive(message: ServerMessage) {
    switch (message.type) {
      case 'state':
        this.#replaceState(message);
        break;
      case 'event':
        this.#receiveEvent(message);
        break;
      case 'presence':
        this.model.updatePresence(message);
        break;
      case 'reply':
        this.#receiveReply(message);
        break;
      case 'devices':
        this.seatForm.devices.update(message);
        break;
      case 'chat':
        this.chat.receive(message);
        break;
      case 'closing':
        this.log.add(message.message, 'answer');
        break;
    }
    this.draw();
    this.#playPremove();
  }

  /** Plays the prepared move when its time has come, or says that it is not legal any more. */
  #playPremove() {
    const prepared = this.premove.take(this.model);
    if (prepared?.isLegal) {
      this.#playPath(prepared.path);
    } else if (prepared !== undefined) {
      this.messages.showRefusal({ message: translate('game.premove-illegal', prepared.says) });
    }
  }

  /** The side for which a move can be prepared now: in live games, while the opponent thinks. */
  get #aheadFor() {
    const { isPlaying, isMyTurn, state } = this.model;
    const canWait = isPlaying && !isMyTurn && !state.correspondence && !this.outbox.hasMove;
    return canWait && this.reviewed.isCurrent ? state.side : '';
  }

  /** Loads the game again after the visitor has taken a seat. */
  async #seatTaken() {
    this.channel.close();
    this.#replaceState(await get(`/games/${this.id}${sideQuery(this.id)}`));
    this.draw();
    this.channel.open();
  }

  #replaceState(state: Api.Game) {
    this.model.replace(state);
    this.reviewed.reset();
    if (loadSide(this.id) !== '') {
      saveSide(this.id, state.side); // The players may have exchanged sides.
    }
  }

  #receiveEvent(event: Api.Event) {
    const before = this.model.state;
    if (event.sequence > before.head.sequence + 1) {
      this.channel.renew();
      return;
    }
    if (!this.model.apply(event)) {
      return;
    }
    this.messages.hideRefusal();
    if (event.action === 'swap') {
      this.premove.cancel();
    }
    this.sounds.playEvent(event, before);
    this.reviewed.follow(event);
    this.log.addEvent(event, before, {
      move: move => this.board.labels.move(move),
      status: () => this.status(),
    });
    if (!this.model.isOver || before.ending !== '') {
      openNextGame(event, before);
    }
  }

  #receiveReply(reply: Api.Reply) {
    const refused = this.outbox.receive(reply, this.model);
    if (reply.head && reply.head.sequence > this.model.state.head.sequence) {
      this.channel.renew();
    }
    if (refused !== undefined) {
      this.board.clearSelection();
      this.messages.showRefusal(reply);
    }
  }

  /** Sends a command of the visitor. */
  send(command: GameCommand) {
    const { head, ply, side: you } = this.model.state;
    // A swap names no side: when it is sent again, the server may have exchanged the sides already.
    const side = you === '' || command.action === 'swap' ? undefined : you;
    this.messages.hideRefusal();
    this.outbox.add({ seenSequence: head.sequence, ply, side, ...command });
    this.draw();
  }

  /** Plays a click path of the board, prepares it, or adds it to a prepared reply. */
  #playPath(path: string[]) {
    if (this.preparedReplies.entry !== undefined) {
      this.preparedReplies.enterPath(path);
    } else if (this.#aheadFor !== '') {
      this.premove.prepare(path, this.model.state);
    } else {
      this.send({ action: 'move', targets: path });
      this.board.showPending(path);
    }
  }

  /** Shows which rule forbids a click path. */
  #explainPath(path: string[]) {
    const { state } = this.model;
    this.premove.cancel();
    if (this.model.isMyTurn) {
      const answer = tryPath(state, state.position.position, path);
      this.messages.showLater(answer.catch(() => ({ message: '' })));
    }
  }

  /** Shows the position after a number of moves. */
  review(ply: number) {
    this.premove.cancel();
    this.messages.hideRefusal();
    this.reviewed.select(ply);
    this.draw();
  }

  get #isFlipped() {
    return (this.model.state.side === 'second') !== this.#isTurned;
  }

  /** Returns a sentence about the status of the game. */
  status() {
    return formatStatus(this.model, this.texts, this.outbox.hasMove);
  }

  draw() {
    const { model, preferences } = this;
    this.board.applyPreferences(preferences, model.state, this.#isFlipped);
    this.log.show(preferences.log);
    this.playerBars.draw(this.#isFlipped);
    this.moveList.draw(model.state.moves, this.reviewed.shownPly);
    this.gameStatus.draw(this.outbox.hasMove);
    this.endCard.draw();
    this.curve.draw(model, this.reviewed.shownPly, this.board.board);
    this.pace.draw(model);
    this.hint.draw(model);
    this.shareLinks.draw();
    this.preparedReplies.draw();
    this.turnNotifier.draw(model, preferences);
    this.seatForm.draw(model);
    this.ratings.load(model);
    this.#drawBoard();
  }

  async #drawBoard() {
    const { model, reviewed } = this;
    const { isCurrent } = reviewed;
    const { entry } = this.preparedReplies;
    const { position, last: move, correspondence } = model.state;
    const shown = isCurrent ? (entry ?? { position, move }) : await reviewed.load();
    if (shown === undefined) {
      return;
    }
    this.board.show(shown, {
      canMove: isCurrent && (entry !== undefined || (model.isMyTurn && !this.outbox.hasMove)),
      aheadFor: this.#aheadFor,
      confirmsMoves: entry === undefined && this.preferences.confirmsMoves(correspondence),
      isStill: reviewed.takeStill(),
    });
    this.playerBars.drawScores(shown.position, !this.board.hasDecidingMarks);
    this.playerBars.drawCaptured(model.state, reviewed.shownPly);
    this.gameStatus.drawStanding(shown.position);
    byId('board').classList.toggle('past', !isCurrent);
  }
}
