import { prepare } from '/site/boards.js';
import { byId, make } from '/site/dom.js';
import { say } from '/site/words.js';

/** The board in the middle of the page: what it shows, and the moves that are entered on it. */
export class PlayedBoard {
  /**
   * @param play is called with the click path of a move that is to be sent
   * @param explain is called with a path that enters no move
   */
  constructor(play, explain) {
    this.play = play;
    this.board = make('tabuleiro-board', { silent: true, locked: true });
    this.board.addEventListener('board-move', event => this.#entered(event.detail.path));
    this.board.addEventListener('board-refused', event => explain(event.detail.path));
    this.board.addEventListener('board-pick', event => this.#picked(event.detail.path));
    byId('confirm-play').addEventListener('click', () => this.#confirmed());
    byId('confirm-cancel').addEventListener('click', () => this.board.letGo());
  }

  async prepare({ game, variant }, label) {
    await prepare(this.board, game, variant);
    this.board.setAttribute('label', label);
    byId('board').replaceChildren(this.board);
  }

  get kind() {
    return this.board.description.kind;
  }

  sentence(move) {
    return this.board.sentence(move);
  }

  /** Draws as the options say; `flipped` turns the board around. */
  dress(options, flipped) {
    const set = (name, isOn) => {
      if (this.board.hasAttribute(name) !== isOn) {
        this.board.toggleAttribute(name, isOn);
      }
    };
    set('flipped', flipped);
    set('square', options.square);
    set('discs', options.discs);
    const coordinates = options.coordinates ? 'on' : 'off';
    if (this.board.getAttribute('coordinates') !== coordinates) {
      this.board.setAttribute('coordinates', coordinates);
    }
  }

  /**
   * Shows a position.
   *
   * @param wish `mayMove`, whether a move can be entered; `confirms`, whether it is asked once more;
   *   `still`, whether nothing is to move
   */
  show({ position, move }, { mayMove, confirms, still }) {
    this.confirms = confirms;
    this.board.toggleAttribute('still', still);
    // What is half entered stays when the same position is told anew, as after a break.
    if (this.shown !== position.position) {
      this.shown = position.position;
      this.#ask(undefined);
      this.board.toggleAttribute('locked', !mayMove);
      this.board.show(position, move);
    } else if (this.board.hasAttribute('locked') === mayMove) {
      this.board.toggleAttribute('locked', !mayMove);
    }
  }

  letGo() {
    this.board.letGo();
  }

  #entered(path) {
    if (this.confirms) {
      this.#ask(path);
    } else {
      this.play(path);
    }
  }

  /** Asks whether a path is to be played; undefined asks nothing any more. */
  #ask(path) {
    const hadFocus = byId('confirm').contains(document.activeElement);
    this.asked = path;
    byId('confirm').hidden = path === undefined;
    if (path !== undefined) {
      byId('confirm-move').textContent = say('game.confirm-move', path.join(' '));
      byId('confirm-play').focus();
    } else if (hadFocus) {
      byId('main').focus();
    }
  }

  #picked(path) {
    if (this.asked !== undefined && path.join() !== this.asked.join()) {
      this.#ask(undefined);
    }
  }

  #confirmed() {
    const path = this.asked;
    this.#ask(undefined);
    this.play(path);
  }
}
