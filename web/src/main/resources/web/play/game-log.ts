import { byId, createElement } from '../site/dom.ts';
import { translate } from '../site/messages.ts';

const MAX_LINES = 200;

/** How long the lines of earlier moves take to reach a screen reader. A guess. */
const ANNOUNCED_AFTER_MILLIS = 1000;

/** The log of a game. Screen readers announce each new line. */
export class GameLog {
  readonly element;

  constructor() {
    this.element = byId('log');
  }

  /** Shows the log and the field for commands, or leaves the log to screen readers. */
  show(isShown: boolean) {
    byId('main').classList.toggle('with-log', isShown);
    this.element.tabIndex = isShown ? 0 : -1;
  }

  /** Adds a line; an empty text adds none. */
  add(text: string, kind: 'move' | 'answer' | 'asked') {
    if (text === '') {
      return;
    }
    this.element.append(createElement('p', { class: kind }, text));
    while (this.element.children.length > MAX_LINES) {
      this.element.firstChild?.remove();
    }
    this.element.scrollTop = this.element.scrollHeight;
  }

  /**
   * Adds what an event has changed.
   *
   * @param before the state before the event
   * @param formatters.move describes a move
   * @param formatters.status describes the status of the game
   */
  addEvent(
    event: Api.Event,
    before: Api.Game,
    { move, status }: { move: (move: Api.Move) => string; status: () => string },
  ) {
    if (event.move && event.ply > before.ply) {
      this.add(move(event.move), 'move');
    } else if (event.ply < before.ply) {
      this.add(translate('game.taken-back', event.ply), 'answer');
    }
    if (event.action === 'swap') {
      this.add(translate('game.swapped'), 'answer');
    }
    if (event.action === 'offer' || event.action === 'decline') {
      this.add(translate(`game.log-${event.action}.${event.offer}`), 'answer');
    }
    if (event.ending !== '' && before.ending === '') {
      this.add(status(), 'answer');
    }
  }

  /**
   * Adds moves that were played before the page was opened. Screen readers do not announce them.
   */
  addEarlier(moves: Api.Move[], describe: (move: Api.Move) => string) {
    this.element.setAttribute('aria-live', 'off');
    moves.slice(-MAX_LINES).forEach(move => this.add(describe(move), 'move'));
    setTimeout(() => this.element.removeAttribute('aria-live'), ANNOUNCED_AFTER_MILLIS);
  }
}
