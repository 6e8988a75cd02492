import { layoutTable } from '../board/geometry/table.ts';
import { pendingMove } from '../board/pending-move.ts';
import { required } from '../board/required.ts';
import { configureBoard } from '../site/board-element.ts';
import { onBoardPath } from '../site/board-path.ts';
import { byId, createElement, setText } from '../site/dom.ts';
import { translate } from '../site/messages.ts';
import { pathAhead, positionAhead } from './position-ahead.ts';
import type { Preferences } from './preferences.ts';
import type { ShownPosition } from './position-cache.ts';
import type { Annotation } from '../board/annotations.ts';

/** The board of a game's page, with the confirmation of moves. */
export class GameBoard {
  readonly onMove;
  readonly onIllegalPath;
  readonly onSelection;
  readonly board;

  /** Whether a move is confirmed before it is played. */
  #confirmsMoves = false;

  /** The click path that waits for confirmation. */
  #unconfirmed: string[] | undefined;

  /** The position that is shown, and for whom moves can be entered ahead. */
  #shown = '';
  #position: Api.Position | undefined;

  /**
   * @param listener.onMove called with the click path of a move to play
   * @param listener.onIllegalPath called with a path that begins no legal move
   * @param listener.onSelection called when something was selected
   * @param listener.onPreview called when a finger shows a tile that another touch lays, and when
   *   that ends
   */
  constructor({
    onMove,
    onIllegalPath,
    onSelection,
    onPreview,
  }: {
    onMove: (path: string[]) => void;
    onIllegalPath: (path: string[]) => void;
    onSelection: () => void;
    onPreview: (isShown: boolean) => void;
  }) {
    this.onMove = onMove;
    this.onIllegalPath = onIllegalPath;
    this.onSelection = onSelection;
    this.board = createElement('tabuleiro-board', { silent: true, locked: true, fill: true });
    onBoardPath(this.board, 'board-move', path => this.#pathEntered(path));
    onBoardPath(this.board, 'board-illegal', path => this.#illegalPathEntered(path));
    onBoardPath(this.board, 'board-select', path => this.#selectionChanged(path));
    this.board.addEventListener('board-preview', event => {
      const { isShown } = (event as CustomEvent<{ isShown: boolean }>).detail;
      onPreview(isShown);
    });
    byId('confirm-play').addEventListener('click', () => this.#confirmed());
    byId('confirm-cancel').addEventListener('click', () => this.#undo());
  }

  /**
   * Loads the board of a game and puts it on the page.
   *
   * @param label the accessible name
   */
  async prepare(id: GameId, label: string) {
    await configureBoard(this.board, id);
    this.board.setAttribute('label', label);
    byId('board').replaceChildren(this.board);
  }

  get kind() {
    return this.board.board.kind;
  }

  /** Whether the board shows what decided the game. */
  get hasDecidingMarks() {
    return this.board.drawing.deciding.length > 0;
  }

  get labels() {
    return this.board.labels;
  }

  /**
   * Draws the board as the visitor prefers.
   *
   * @param game the game, and the visitor's side
   */
  applyPreferences(
    preferences: Preferences,
    { id, game, side: you }: { id: string; game: string; side: Side | '' },
    isFlipped: boolean,
  ) {
    this.#setFlag('show-movable', you !== '' && preferences.marksMovable(game, id));
    this.#setAttribute('board-style', preferences.boardStyle);
    this.#setAttribute('piece-set', preferences.pieceSet);
    if (you !== '') {
      this.#setAttribute('viewer', you);
    }
    // A table has no side to sit at: it is only turned when the visitor asks for it.
    this.#setFlag('flipped', isFlipped !== (this.kind === 'unbounded' && you === 'second'));
    this.#setFlag('square', preferences.square);
    this.#setFlag('discs', preferences.discs);
    this.#setFlag('values', preferences.values);
    this.#setAttribute('coordinates', preferences.coordinates ? 'on' : 'off');
  }

  /** Sets the value of an attribute where it differs, as every change draws the board again. */
  #setAttribute(name: string, value: string) {
    if (this.board.getAttribute(name) !== value) {
      this.board.setAttribute(name, value);
    }
  }

  /** Sets an attribute where it differs, as every change draws the board again. */
  #setFlag(name: string, isOn: boolean) {
    if (this.board.hasAttribute(name) !== isOn) {
      this.board.toggleAttribute(name, isOn);
    }
  }

  /**
   * Shows a position.
   *
   * @param options.canMove whether a move can be entered
   * @param options.aheadFor the side that can enter a move ahead of its turn
   * @param options.confirmsMoves whether a move is confirmed before it is played
   * @param options.isStill whether the move is shown without animation
   */
  show(
    { position, move }: ShownPosition,
    {
      canMove,
      aheadFor,
      confirmsMoves,
      isStill,
    }: { canMove: boolean; aheadFor: Side | ''; confirmsMoves: boolean; isStill: boolean },
  ) {
    this.#confirmsMoves = confirmsMoves && aheadFor === '';
    this.#setFlag('ahead', aheadFor !== '');
    this.board.toggleAttribute('still', isStill);
    // A selection is kept when the server sends the same position again, as after a reconnection.
    const key = `${position.position} ${aheadFor}`;
    if (this.#shown !== key) {
      this.#shown = key;
      this.#position = position;
      this.#unconfirmed = undefined;
      byId('confirm').hidden = true;
      this.board.toggleAttribute('locked', !canMove);
      this.board.show(this.#enterable(position, aheadFor), move);
    } else {
      this.#setFlag('locked', !canMove);
    }
  }

  #enterable(position: Api.Position, aheadFor: Side | '') {
    if (aheadFor === '') {
      return position;
    }
    const { board } = this.board;
    const { cells } = this.kind === 'unbounded' ? layoutTable(board, position.area) : board;
    return positionAhead(position, aheadFor, {
      cells: cells.map(({ name }) => name),
      hasRemovals: board.hasRemovals,
    });
  }

  /**
   * Returns what a move does, as far as it is known without the rules.
   *
   * @param position the position before it, with the mover to move
   */
  describe(position: Api.Position, path: string[]) {
    const { move } = pendingMove(position, path);
    return { move, says: this.labels.effects(move) };
  }

  /** Clears the selection, and takes back a move that the server has refused. */
  clearSelection() {
    this.board.clearPending();
    this.board.clearSelection();
  }

  /**
   * Marks the cells that a refusal is about, until something is selected or another position is shown.
   */
  markRefused(cells: string[]) {
    this.board.markRefused(cells);
  }

  /** Points out cells of the board, until it is called again. */
  annotate(annotations: Annotation[]) {
    this.board.annotations = annotations;
  }

  /** Draws a move at once, until the server confirms or refuses it. */
  showPending(path: string[]) {
    this.board.showPending(path);
  }

  /** Draws a move that was entered; where moves are confirmed, it waits for that. */
  #pathEntered(path: string[]) {
    if (!this.#confirmsMoves) {
      this.onMove(this.board.hasAttribute('ahead') ? pathAhead(path) : path);
      return;
    }
    this.#unconfirmed = path;
    const { says } = this.describe(required(this.#position, 'a position'), path);
    this.board.showPending(path);
    setText(byId('confirm-move'), translate('game.confirm-move', says));
    byId('confirm').hidden = false;
  }

  /** While a move waits for confirmation, no other can be entered: a click takes it back. */
  #illegalPathEntered(path: string[]) {
    if (this.#unconfirmed === undefined) {
      this.onIllegalPath(path);
    } else {
      this.#undo();
    }
  }

  #selectionChanged(path: string[]) {
    if (path.length > 0) {
      this.onSelection();
    }
  }

  /** Takes an unconfirmed move back. */
  #undo() {
    this.#endQuestion();
    this.clearSelection();
  }

  #confirmed() {
    const path = this.#endQuestion();
    if (path !== undefined) {
      this.onMove(path);
    }
  }

  /** Ends the question and returns its path. Its buttons give the focus back to the page. */
  #endQuestion() {
    const path = this.#unconfirmed;
    const hadFocus = byId('confirm').contains(document.activeElement);
    this.#unconfirmed = undefined;
    byId('confirm').hidden = true;
    if (hadFocus) {
      byId('main').focus({ preventScroll: true });
    }
    return path;
  }
}
