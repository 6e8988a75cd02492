import { isCell, isRotation, isTile } from './move-entry.js';
import { rotateTile } from './tile.js';

/*
 * A move that the player has entered and the server has not confirmed. The board shows what is known
 * without the rules: the piece leaves its cell and arrives on the last one, or the tile is laid.
 * Captures follow with the confirmed position.
 */

/**
 * Returns the position after a click path, as far as it is known without the rules, with the move
 * that led to it; no move can be entered in it.
 *
 * @param {Api.Position} position
 * @param {string[]} path
 * @returns {{ position: Api.Position, move: Api.Move }}
 */
export function pendingMove(position, path) {
  const effect = effectOf(position, path);
  const side = /** @type {Side} */ (position.toMove);
  const move = {
    move: path.join(' '),
    side,
    targets: path,
    effects: effect === undefined ? [] : [effect],
  };
  return { position: { ...applyEffect(position, effect), nextTargets: [{}] }, move };
}

/**
 * Returns the effects of a confirmed move that a pending move has not shown.
 *
 * @param {Api.Move} confirmed
 * @param {Api.Move} pending
 */
export function remainingEffects(confirmed, pending) {
  return confirmed.effects.filter(({ kind, from, cell }) =>
    pending.effects.every(
      shown => shown.kind !== kind || shown.from !== from || shown.cell !== cell,
    ),
  );
}

/**
 * @param {Api.Position} position
 * @param {string[]} path
 * @returns {Api.Effect | undefined}
 */
function effectOf(position, path) {
  const cells = path.filter(isCell);
  const from = cells[0];
  const cell = cells.at(-1);
  const piece = path.some(isTile) ? tileOf(position, path) : pieceOn(position, from);
  if (piece === undefined || cell === undefined) {
    return undefined;
  }
  if (path.some(isTile)) {
    return { kind: 'laid', from: '', cell, piece };
  }
  return cell === from
    ? { kind: 'removed', from: '', cell, piece }
    : { kind: 'moved', from, cell, piece };
}

/**
 * @param {Api.Position} position
 * @param {string} cell
 */
function pieceOn(position, cell) {
  return position.pieces.find(({ cells }) => cells.includes(cell))?.piece;
}

/**
 * Returns the tile of a path as it is rotated.
 *
 * @param {Api.Position} position
 * @param {string[]} path
 */
function tileOf(position, path) {
  const number = Number(path.find(isTile)?.slice('tile'.length));
  const turns = Number(path.find(isRotation)?.slice('turn'.length) ?? 0);
  const hand = position.hands.find(({ side }) => side === position.toMove);
  const tile = hand?.pieces.find(piece => piece.number === number);
  return tile === undefined ? undefined : rotateTile(tile, turns);
}

/**
 * @param {Api.Position} position
 * @param {Api.Effect | undefined} effect
 * @returns {Api.Position}
 */
function applyEffect(position, effect) {
  if (effect === undefined) {
    return position;
  }
  const { kind, from, cell, piece } = effect;
  const left = position.pieces.map(placed => ({
    ...placed,
    cells: placed.cells.filter(name => name !== from && name !== cell),
  }));
  const pieces = kind === 'removed' ? left : [...left, { piece, cells: [cell] }];
  const hands = position.hands.map(hand =>
    kind === 'laid' && hand.side === piece.side
      ? { ...hand, pieces: hand.pieces.filter(({ number }) => number !== piece.number) }
      : hand,
  );
  return { ...position, pieces, hands };
}
