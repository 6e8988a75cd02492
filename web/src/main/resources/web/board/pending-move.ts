import { isCell, isRotation, isTile } from './move-entry.ts';
import { rotateTile } from './tile.ts';

/*
 * A move that the player has entered and the server has not confirmed. The board shows what is known
 * without the rules: the piece leaves its cell and arrives on the last one, or the tile is laid.
 * Captures follow with the confirmed position.
 */

/**
 * Returns the position after a click path, as far as it is known without the rules, with the move
 * that led to it; no move can be entered in it.
 */
export function pendingMove(
  position: Api.Position,
  path: string[],
): { position: Api.Position; move: Api.Move } {
  const effect = effectOf(position, path);
  const side = position.toMove as Side;
  const move = {
    move: path.join(' '),
    side,
    targets: path,
    effects: effect === undefined ? [] : [effect],
  };
  return { position: { ...applyEffect(position, effect), nextTargets: [{}] }, move };
}

/** Returns the effects of a confirmed move that a pending move has not shown. */
export function remainingEffects(confirmed: Api.Move, pending: Api.Move) {
  return confirmed.effects.filter(({ kind, from, cell }) =>
    pending.effects.every(
      shown => shown.kind !== kind || shown.from !== from || shown.cell !== cell,
    ),
  );
}

function effectOf(position: Api.Position, path: string[]): Api.Effect | undefined {
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

function pieceOn(position: Api.Position, cell: string) {
  return position.pieces.find(({ cells }) => cells.includes(cell))?.piece;
}

/** Returns the tile of a path as it is rotated. */
function tileOf(position: Api.Position, path: string[]) {
  const number = Number(path.find(isTile)?.slice('tile'.length));
  const turns = Number(path.find(isRotation)?.slice('turn'.length) ?? 0);
  const hand = position.hands.find(({ side }) => side === position.toMove);
  const tile = hand?.pieces.find(piece => piece.number === number);
  return tile === undefined ? undefined : rotateTile(tile, turns);
}

function applyEffect(position: Api.Position, effect: Api.Effect | undefined): Api.Position {
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
