/** Positions and moves for tests. */

/**
 * Returns a tile.
 *
 * @param {Side} side
 * @param {number} number
 * @param {number} pattern
 * @returns {Api.Piece}
 */
export function tile(side, number, pattern) {
  return { side, kind: 'tile', number, pattern };
}

/**
 * Returns a position with some fields replaced.
 *
 * @param {Partial<Api.Position>} [fields]
 * @returns {Api.Position}
 */
export function position(fields = {}) {
  return {
    position: 'P0',
    toMove: 'first',
    result: '*',
    reason: '',
    area: { left: 0, bottom: 0, right: 1, top: 1 },
    pieces: [],
    hands: [],
    marks: [],
    scores: [],
    values: {},
    scoreTexts: [],
    nextTargets: [{}],
    ...fields,
  };
}

/**
 * Returns a move without effects.
 *
 * @param {string} text
 * @param {Side} side
 * @returns {Api.Move}
 */
export function move(text, side) {
  return { move: text, side, targets: [], effects: [] };
}

/**
 * Returns a game after one move, in which the page plays the first side.
 *
 * @param {Partial<Api.Game>} [fields]
 * @returns {Api.Game}
 */
export function game(fields = {}) {
  const seat = {
    name: 'Ana',
    player: 'human',
    taken: true,
    connected: true,
    free: false,
    member: '',
    bot: false,
    visitor: false,
  };
  return {
    type: 'state',
    id: 'g1',
    game: 'talpa',
    variant: '8x8',
    visibility: 'private',
    open: false,
    seats: [
      { side: 'first', ...seat },
      { side: 'second', ...seat },
    ],
    side: 'first',
    head: { sequence: 4, hash: 'a' },
    ply: 1,
    start: 'P0',
    moves: [move('a1a2', 'first')],
    position: position({ position: 'P1', toMove: 'second' }),
    clock: { timeControl: 'off', running: '', timeMillis: 0 },
    paused: false,
    offers: { draw: '', takeback: '', rematch: '' },
    result: '*',
    ending: '',
    endingText: '',
    previous: '',
    next: '',
    round: 0,
    claimable: false,
    tournament: '',
    rated: false,
    correspondence: false,
    swap: false,
    swappable: false,
    ...fields,
  };
}

/**
 * Returns the event of a move of the second side, after which the first side is to move.
 *
 * @param {Partial<Api.Event>} [fields]
 * @returns {Api.Event}
 */
export function event(fields = {}) {
  return {
    type: 'event',
    sequence: 5,
    hash: 'b',
    actor: 'second',
    action: 'move',
    offer: '',
    timeMillis: 0,
    ply: 2,
    move: move('b1b2', 'second'),
    position: position({ position: 'P2', toMove: 'first' }),
    clock: { timeControl: 'off', running: '', timeMillis: 0 },
    paused: false,
    offers: { draw: '', takeback: '', rematch: '' },
    result: '*',
    ending: '',
    endingText: '',
    next: '',
    swappable: false,
    ...fields,
  };
}
