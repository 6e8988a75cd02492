import { PIECE_SETS } from '../board/piece-sets.ts';
import { BOARD_STYLES, chosenLook, OPTIONS_NAME, type Look } from '../site/board-options.ts';
import { byId, createElement, find } from '../site/dom.ts';
import { importLater } from '../site/later.ts';
import { translate } from '../site/messages.ts';
import { loadSetting, saveSetting } from '../site/storage.ts';
import type { LiveChannel } from './live-channel.js';

/** The stored ids of the games in which movable pieces are marked by themselves. */
const FIRST_GAMES_NAME = 'first-games';

/** In how many games of a family movable pieces are marked by themselves. */
const FIRST_GAMES = 3;

/** When movable pieces are marked; `auto` is for the first games of each family. */
const MOVABLE = ['auto', 'always', 'never'] as const;

/** The options with several values. */
type Choices = Look & { movable: (typeof MOVABLE)[number] };

/** The names of the options that are on or off, as they are stored. */
type Option =
  | 'coordinates'
  | 'log'
  | 'square'
  | 'discs'
  | 'values'
  | 'confirm'
  | 'confirmDays'
  | 'notify'
  | 'keys';

/** The visitor's options for all games, kept by the browser. */
export class Preferences {
  #chosen: Partial<Record<Option, boolean> & Choices> = loadSetting(OPTIONS_NAME, {});

  /** @param onChange called when an option has changed */
  constructor(readonly onChange: () => void) {}

  /** Whether boards have coordinates. */
  get coordinates() {
    return this.#chosen.coordinates ?? true;
  }

  /** Whether the log and the field for text commands are shown; screen readers have the log always. */
  get log() {
    return this.#chosen.log ?? false;
  }

  /** Whether a diamond stands on an edge. */
  get square() {
    return this.#chosen.square ?? false;
  }

  /** Whether cells show how many patterns want them. */
  get discs() {
    return this.#chosen.discs ?? false;
  }

  /** Whether pieces show the numbers that the rules give them. */
  get values() {
    return this.#chosen.values ?? false;
  }

  /** The style of boards. */
  get boardStyle() {
    return chosenLook().boardStyle;
  }

  /** The set of pieces. */
  get pieceSet() {
    return chosenLook().pieceSet;
  }

  /**
   * Whether movable pieces are marked: by default in the visitor's first games of a family.
   *
   * @param game the id of the game, which is counted
   */
  marksMovable(family: string, game: string) {
    const { movable = 'auto' } = this.#chosen;
    return movable === 'auto' ? isFirstGame(family, game) : movable === 'always';
  }

  /** Whether single keys act, such as r for the rules. */
  get keys() {
    return this.#chosen.keys ?? true;
  }

  /** Whether the browser notifies when it is the visitor's turn. */
  get notify() {
    return (this.#chosen.notify ?? false) && hasNotifications() && isPermitted();
  }

  /**
   * Whether a move is confirmed before it is sent; by default only in correspondence games.
   *
   * @param isCorrespondence whether the clock gives days for each move
   */
  confirmsMoves(isCorrespondence: boolean) {
    return this.#chosen[isCorrespondence ? 'confirmDays' : 'confirm'] ?? isCorrespondence;
  }

  /** Draws the options that apply to a game. */
  draw(
    kind: Api.Board['kind'],
    { correspondence, position, side: you }: Api.Game,
    channel: LiveChannel,
  ) {
    const boxes = [this.#createBox('coordinates', this.coordinates)];
    if (kind === 'diamond') {
      boxes.push(this.#createBox('square', this.square));
    }
    if (kind === 'unbounded') {
      boxes.push(this.#createBox('discs', this.discs));
    }
    if (Object.keys(position.values).length > 0) {
      boxes.push(this.#createBox('values', this.values));
    }
    const confirm = correspondence ? 'confirmDays' : 'confirm';
    boxes.push(this.#createBox(confirm, this.confirmsMoves(correspondence)));
    if (correspondence && you !== '') {
      drawPushSwitch(channel);
    } else if (hasNotifications()) {
      boxes.push(this.#createBox('notify', this.notify));
    }
    boxes.push(this.#createBox('keys', this.keys), this.#createBox('log', this.log));
    byId('options-list').replaceChildren(
      this.#createChoice('boardStyle', BOARD_STYLES, this.boardStyle),
      this.#createChoice('pieceSet', PIECE_SETS, this.pieceSet),
      this.#createChoice('movable', MOVABLE, this.#chosen.movable ?? 'auto'),
      ...boxes,
    );
  }

  /** Shows the looks of the board as pictures. */
  async showLooks(game: Api.Game) {
    const path = '/play/look-choice.ts';
    const script = await importLater<typeof import('./look-choice.ts')>(path);
    await script.showLooks(byId('looks'), game, look => {
      this.#save(look);
      for (const [option, value] of Object.entries(look)) {
        find(byId('options-list'), `select[name=${option}]`, HTMLSelectElement).value = value;
      }
    });
  }

  #createChoice<Name extends keyof Choices>(
    option: Name,
    values: readonly Choices[Name][],
    chosen: Choices[Name],
  ) {
    const key = `game.option.${option.toLowerCase()}`;
    const select: HTMLSelectElement = createElement(
      'select',
      { name: option, change: () => this.#save({ [option]: select.value }) },
      ...values.map(value =>
        createElement(
          'option',
          { value, selected: value === chosen },
          translate(`${key}.${value}`),
        ),
      ),
    );
    return createElement('label', { class: 'field' }, translate(key), select);
  }

  #createBox(option: Option, isOn: boolean) {
    const label = translate(`game.option.${option.toLowerCase()}`);
    const box: HTMLInputElement = createElement('input', {
      type: 'checkbox',
      checked: isOn,
      change: () => this.#change(option, box),
    });
    return createElement('label', { class: 'check' }, box, createElement('span', {}, label));
  }

  async #change(option: Option, box: HTMLInputElement) {
    if (option === 'notify' && box.checked && !isPermitted()) {
      box.checked = await askPermission();
    }
    this.#save({ [option]: box.checked });
  }

  #save(changed: object) {
    this.#chosen = { ...this.#chosen, ...changed };
    saveSetting(OPTIONS_NAME, this.#chosen);
    this.onChange();
  }
}

/** Returns whether a game is one of the visitor's first of its family, and counts it. */
function isFirstGame(family: string, game: string) {
  const games: Record<string, string[]> = loadSetting(FIRST_GAMES_NAME, {});
  const first = games[family] ?? [];
  if (!first.includes(game) && first.length < FIRST_GAMES) {
    first.push(game);
    saveSetting(FIRST_GAMES_NAME, { ...games, [family]: first });
  }
  return first.includes(game);
}

/**
 * Draws the switch for notifications. Where it is on, the player is notified while the page is hidden.
 */
async function drawPushSwitch(channel: LiveChannel) {
  const path = '/play/push-switch.ts';
  const { PushSwitch } = await importLater<typeof import('./push-switch.ts')>(path);
  const push = new PushSwitch(byId('push'), isOn => {
    if (isOn) {
      channel.restWhenHidden();
    }
  });
  await push.draw();
}

function hasNotifications() {
  return globalThis.Notification !== undefined;
}

function isPermitted() {
  try {
    return Notification.permission === 'granted';
  } catch {
    return false;
  }
}

/** Asks the visitor and the browser for notifications, and returns whether both allow them. */
async function askPermission() {
  try {
    return (await Notification.requestPermission()) === 'granted';
  } catch {
    return false;
  }
}
