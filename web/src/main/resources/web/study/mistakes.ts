/** The visitor's own mistakes in finished games, in this browser. They come back after some days. */
import { loadSetting, saveSetting } from '../site/storage.ts';
import { dayOf, daysBefore } from './puzzle-days.ts';

/** A position in which one move is much better than the one that was played. */
export interface Turn extends GameId {
  /** The text of the position. */
  readonly position: string;
  /** The text of the move that the engine expected. */
  readonly best: string;
  /** The sentence that confirms it. */
  readonly explanation: string;
  /** The score before the move: from -1, the first side loses, to 1, it wins. */
  readonly advantage: number;
}

/** A turn that the visitor missed. */
export interface Mistake extends Turn {
  /** How often it was solved since. */
  readonly solved: number;
  /** The day from which it is due, such as `2026-11-30`. */
  readonly due: string;
}

const STORAGE_NAME = 'mistakes';

/** After how many days a mistake comes back: at first, and each time that it was solved. */
const DELAYS = [1, 3, 7];

/** How many mistakes are kept: the last ones. */
const MAX_MISTAKES = 60;

/** Returns the mistakes that are kept, the oldest first. */
export function keptMistakes(): Mistake[] {
  const stored: unknown = loadSetting(STORAGE_NAME, []);
  return Array.isArray(stored) ? stored.filter(isMistake) : [];
}

/** Returns the mistakes that are due on a day. */
export function dueMistakes(today: Date): Mistake[] {
  return keptMistakes().filter(({ due }) => due <= dayOf(today));
}

/** Returns the turning points of a side; those of both sides for a visitor who has played none. */
export function turnsOf<T extends { readonly ply: number }>(
  turns: readonly T[],
  points: readonly { readonly ply: number; readonly side: string }[],
  side: string,
): T[] {
  const sideOf = (ply: number) => points.find(point => point.ply === ply)?.side;
  return side === 'first' || side === 'second'
    ? turns.filter(({ ply }) => sideOf(ply) === side)
    : [...turns];
}

/** Keeps a position in which the visitor has made a mistake, unless it is kept already. */
export function keepMistake(turn: Turn, today: Date): void {
  const kept = keptMistakes();
  if (!kept.some(one => isSame(one, turn))) {
    save([...kept, scheduled(turn, 0, today)]);
  }
}

/**
 * Remembers how the visitor has answered a mistake that is due: one that was missed again begins
 * anew, and one that was solved after each delay is done. A later answer on the same day does not
 * count.
 */
export function recordAnswer(mistake: Mistake, isRight: boolean, today: Date): void {
  if (!dueMistakes(today).some(one => isSame(one, mistake))) {
    return;
  }
  const others = keptMistakes().filter(one => !isSame(one, mistake));
  const solved = isRight ? mistake.solved + 1 : 0;
  save(solved < DELAYS.length ? [...others, scheduled(mistake, solved, today)] : others);
}

function scheduled(turn: Turn, solved: number, today: Date): Mistake {
  return { ...turn, solved, due: dayOf(daysBefore(today, -(DELAYS[solved] ?? 0))) };
}

function save(mistakes: readonly Mistake[]): void {
  saveSetting(STORAGE_NAME, mistakes.slice(-MAX_MISTAKES));
}

function isSame(one: Turn, other: Turn): boolean {
  return (
    one.game === other.game && one.variant === other.variant && one.position === other.position
  );
}

/** Returns whether a stored value is a mistake; another version may have written it. */
function isMistake(value: unknown): value is Mistake {
  const { position, best, explanation, due } = (value ?? {}) as Partial<Mistake>;
  return [position, best, explanation, due].every(text => typeof text === 'string');
}
