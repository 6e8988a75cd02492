import { layoutTable } from '../board/geometry/table.js';
import { pendingMove } from '../board/pending-move.js';
import { required } from '../board/required.js';
import { configureBoard, onBoardPath } from '../site/boards.js';
import { byId, createElement, setText } from '../site/dom.js';
import { translate } from '../site/messages.js';
import { pathAhead, positionAhead } from './position-ahead.js';

/** The board of a game's page, with the confirmation of moves. */
export class GameBoard {
  /** Whether a move is confirmed before it is played. */
  #confirmsMoves = false;

  /**
   * The click path that waits for confirmation.
   *
   * @type {string[] | undefined}
   */
  #unconfirmed;

  /** The position that is shown, and for whom moves can be entered ahead. */
  #shown = '';

  /** @type {Api.Position | undefined} */
  #position;

  /**
   * @param {object} listener
   * @param {(path: string[]) => void} listener.onMove called with the click path of a move to play
   * @param {(path: string[]) => void} listener.onIllegalPath called with a path that begins no legal
   *   move
   * @param {() => void} listener.onSelection called when something was selected
   * @param {(isShown: boolean) => void} listener.onPreview called when a finger shows a tile that
   *   another touch lays, and when that ends
   */
  constructor({ onMove, onIllegalPath, onSelection, onPreview }) {
    this.onMove = onMove;
    this.onIllegalPath = onIllegalPath;
    this.onSelection = onSelection;
    this.board = createElement('tabuleiro-board', { silent: true, locked: true, fill: true });
    onBoardPath(this.board, 'board-move', path => this.#pathEntered(path));
    onBoardPath(this.board, 'board-illegal', path => this.#illegalPathEntered(path));
    onBoardPath(this.board, 'board-select', path => this.#selectionChanged(path));
    this.board.addEventListener('board-preview', event => {
      const { isShown } = /** @type {CustomEvent<{ isShown: boolean }>} */ (event).detail;
      onPreview(isShown);
    });
    byId('confirm-play').addEventListener('click', () => this.#confirmed());
    byId('confirm-cancel').addEventListener('click', () => this.#undo());
  }

  /**
   * Loads the board of a game and puts it on the page.
   *
   * @param {GameId} id
   * @param {string} label the accessible name
   */
  async prepare(id, label) {
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
   * @param {import('./preferences.js').Preferences} preferences
   * @param {{ id: string, game: string, side: Side | '' }} game the game, and the visitor's side
   * @param {boolean} isFlipped
   */
  applyPreferences(preferences, { id, game, side: you }, isFlipped) {
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

  /**
   * Sets the value of an attribute where it differs, as every change draws the board again.
   *
   * @param {string} name
   * @param {string} value
   */
  #setAttribute(name, value) {
    if (this.board.getAttribute(name) !== value) {
      this.board.setAttribute(name, value);
    }
  }

  /**
   * Sets an attribute where it differs, as every change draws the board again.
   *
   * @param {string} name
   * @param {boolean} isOn
   */
  #setFlag(name, isOn) {
    if (this.board.hasAttribute(name) !== isOn) {
      this.board.toggleAttribute(name, isOn);
    }
  }

  /**
   * Shows a position.
   *
   * @param {import('./position-cache.js').ShownPosition} shown
   * @param {object} options
   * @param {boolean} options.canMove whether a move can be entered
   * @param {Side | ''} options.aheadFor the side that can enter a move ahead of its turn
   * @param {boolean} options.confirmsMoves whether a move is confirmed before it is played
   * @param {boolean} options.isStill whether the move is shown without animation
   */
  show({ position, move }, { canMove, aheadFor, confirmsMoves, isStill }) {
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

  /**
   * @param {Api.Position} position
   * @param {Side | ''} aheadFor
   */
  #enterable(position, aheadFor) {
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
   * @param {Api.Position} position the position before it, with the mover to move
   * @param {string[]} path
   */
  describe(position, path) {
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
   *
   * @param {string[]} cells
   */
  markRefused(cells) {
    this.board.markRefused(cells);
  }

  /**
   * Points out cells of the board, until it is called again.
   *
   * @param {import('../board/annotations.js').Annotation[]} annotations
   */
  annotate(annotations) {
    this.board.annotations = annotations;
  }

  /**
   * Draws a move at once, until the server confirms or refuses it.
   *
   * @param {string[]} path
   */
  showPending(path) {
    this.board.showPending(path);
  }

  /**
   * Draws a move that was entered; where moves are confirmed, it waits for that.
   *
   * @param {string[]} path
   */
  #pathEntered(path) {
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

  /**
   * While a move waits for confirmation, no other can be entered: a click takes it back.
   *
   * @param {string[]} path
   */
  #illegalPathEntered(path) {
    if (this.#unconfirmed === undefined) {
      this.onIllegalPath(path);
    } else {
      this.#undo();
    }
  }

  /** @param {string[]} path */
  #selectionChanged(path) {
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
