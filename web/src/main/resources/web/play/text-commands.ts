import { byId } from '../site/dom.ts';
import { translate } from '../site/messages.ts';
import { isLegal, legalPaths, stepAfter } from './click-paths.ts';
import { formatTimeLeft } from './time.ts';
import type { GamePage } from './game-page.ts';

const NAMES = ['board', 'moves', 'last', 'clock', 'play', 'help'] as const;

/** With more moves than this, only the spots with which they begin are listed. */
const MAX_LISTED_MOVES = 40;

const SIDES: readonly Side[] = ['first', 'second'];

/**
 * The text commands: they list in the log what the board shows. Their names are understood in English
 * and in the language of the page.
 */
export class TextCommands {
  /**
   * The click path of a move as an example: one that is legal now, or was in the last position with
   * moves.
   */
  #example: string[] = [];

  constructor(readonly page: GamePage) {
    const field = byId('command', HTMLInputElement);
    byId('command-form').addEventListener('submit', event => {
      event.preventDefault();
      this.#run(field.value.trim());
      field.value = '';
    });
    const showHint = () => {
      field.placeholder = this.#hint();
    };
    field.addEventListener('focus', showHint);
    showHint();
  }

  /** Returns what can be typed. */
  #hint() {
    return translate('game.command-hint', this.#exampleMove().join(' '));
  }

  #exampleMove() {
    [this.#example] = [...legalPaths(this.page.model.state.position.nextTargets, 0), this.#example];
    return this.#example;
  }

  #help() {
    const example = this.#exampleMove();
    return translate('game.help', example[0] ?? '', example.join(' '));
  }

  #run(line: string) {
    if (line === '') {
      return;
    }
    const [word, ...rest] = line.split(/\s+/);
    this.page.log.add(`› ${line}`, 'asked');
    const name = NAMES.find(known =>
      [known, translate(`game.command.${known}`)].includes(word.toLowerCase()),
    );
    const answers = {
      board: () => this.#board(),
      moves: () => this.#moves(rest),
      last: () => this.#last(),
      clock: () => this.#clock(),
      help: () => [this.#help()],
      play: () => (rest.length > 0 ? this.#play(rest) : [this.#hint()]),
    };
    const lines = name === undefined ? this.#play([word, ...rest]) : answers[name]();
    lines.forEach(text => this.page.log.add(text, 'answer'));
  }

  /**
   * Plays a move: its text, or its targets.
   *
   * @returns the lines to answer
   */
  #play(words: string[]): string[] {
    const { model } = this.page;
    if (!model.isMyTurn) {
      return [this.page.status()];
    }
    const isPath = isLegal(model.state.position.nextTargets, words);
    this.page.send({ action: 'move', ...(isPath ? { targets: words } : { move: words.join('') }) });
    return [];
  }

  /** Lists the pieces and the marks by kind, then the score and the status of the game. */
  #board() {
    const { position } = this.page.model.state;
    const { labels } = this.page.board;
    const pieces = position.pieces.map(({ piece, cells }) =>
      translate('game.list-piece', labels.piece(piece), cells.join(', ')),
    );
    const marks = position.marks.map(({ kind, cells }) =>
      translate('game.list-piece', labels.text(`board.mark.${kind}`), cells.join(', ')),
    );
    return [...pieces, ...marks, ...position.scoreTexts, this.page.status()];
  }

  /** Lists the legal moves, or those that begin with some spots. */
  #moves(beginning: string[]) {
    const { nextTargets } = this.page.model.state.position;
    if (legalPaths(nextTargets, 0).length === 0) {
      return [translate('game.list-no-moves')];
    }
    const from = beginning.length === 0 ? 0 : stepAfter(nextTargets, beginning);
    if (from === undefined) {
      return [translate('game.list-none-begin', beginning.join(' '))];
    }
    if (from === 0 && beginning.length > 0) {
      return [translate('game.list-whole', beginning.join(' '))];
    }
    const paths = legalPaths(nextTargets, MAX_LISTED_MOVES, from);
    return paths.length <= MAX_LISTED_MOVES
      ? [
          translate(
            'game.list-moves',
            paths.length,
            paths.map(path => [...beginning, ...path].join(' ')).join('; '),
          ),
        ]
      : [translate('game.list-begin', Object.keys(nextTargets[from]).join(' '))];
  }

  #last() {
    const { last } = this.page.model.state;
    return [last === undefined ? translate('game.no-moves') : this.page.board.labels.move(last)];
  }

  #clock() {
    const { model, texts } = this.page;
    const lines = SIDES.flatMap(side => {
      const left = model.timeLeftMillis(side);
      return left === undefined
        ? []
        : [translate('game.list-clock', texts[`side.${side}`], formatTimeLeft(left))];
    });
    return lines.length > 0 ? lines : [translate('game.clock-off')];
  }
}
