import { byId } from '/site/dom.js';
import { say } from '/site/words.js';
import { legalPaths, stepAfter } from './paths.js';
import { timeLeft } from './time.js';

const NAMES = ['board', 'moves', 'last', 'clock', 'play', 'help'];

/** Above so many moves only the spots with which they go on are said. */
const MOST = 40;

/**
 * Text commands, for those who would rather type: what a drawn board shows is said in lines of the
 * log. Names are understood in English and in the language of the page.
 */
export class Commands {
  /** @param page the game page: its model, board, words and log, and `playText(words)` */
  constructor(page) {
    this.page = page;
    byId('command-form').addEventListener('submit', event => {
      event.preventDefault();
      this.#run(byId('command').value.trim());
      byId('command').value = '';
    });
  }

  #run(line) {
    if (line === '') {
      return;
    }
    const [word, ...rest] = line.split(/\s+/);
    this.page.log.add(`› ${line}`, 'asked');
    const name = NAMES.find(known =>
      [known, say(`game.command.${known}`)].includes(word.toLowerCase()));
    const answers = {
      board: () => this.#board(), moves: () => this.#moves(rest), last: () => this.#last(),
      clock: () => this.#clock(), help: () => [say('game.help')],
      play: () => this.page.playText(rest),
    };
    const lines = name === undefined ? this.page.playText([word, ...rest]) : answers[name]();
    (lines ?? []).forEach(text => this.page.log.add(text, 'answer'));
  }

  /** Says what stands where, each kind of piece in a line, and how the game stands. */
  #board() {
    const { position } = this.page.model.state;
    const { board } = this.page.board;
    const lines = position.pieces.map(({ piece, cells }) =>
      say('game.told-piece', board.words.piece(piece), cells.join(', ')));
    const marks = position.marks.map(({ kind, cells }) =>
      say('game.told-piece', board.words.say(`board.mark.${kind}`), cells.join(', ')));
    return [...lines, ...marks, ...position.standing, this.page.status()];
  }

  /** Says the legal moves, or those that begin with some spots. */
  #moves(begin) {
    const { steps } = this.page.model.state.position;
    if (legalPaths(steps, 0).length === 0) {
      return [say('game.told-no-moves')];
    }
    const from = begin.length === 0 ? 0 : stepAfter(steps, begin);
    if (!from && begin.length > 0) {
      return [say(from === 0 ? 'game.told-whole' : 'game.told-none-begin', begin.join(' '))];
    }
    const paths = legalPaths(steps, MOST, from).map(path => [...begin, ...path].join(' '));
    return paths.length <= MOST
      ? [say('game.told-moves', paths.length, paths.join('; '))]
      : [say('game.told-begin', Object.keys(steps[from]).join(' '))];
  }

  #last() {
    const { last } = this.page.model.state;
    return [last ? this.page.board.sentence(last) : say('game.no-moves')];
  }

  #clock() {
    const { model, words } = this.page;
    const lines = ['first', 'second'].filter(side => model.left(side) !== undefined)
      .map(side => say('game.told-clock', words[`side.${side}`], timeLeft(model.left(side))));
    return lines.length > 0 ? lines : [say('game.clock-off')];
  }
}
