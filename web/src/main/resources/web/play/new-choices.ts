import { hasServer } from '../site/address.ts';
import { isLevel } from '../site/players.ts';

export type Family = Api.Catalogue['families'][number];

/** What the form for a new game sets. */
export interface Choices {
  game: string;
  variant: string;
  /** `computer`, `friend`, `open`, or `here` for two at the same screen */
  opponent: string;
  /** the level of the computer */
  level: string;
  /** the player for research that replaces the level; empty for none */
  player: string;
  /** the computer player in the visitor's place; empty for none */
  place: string;
  /** `first`, `second` or `random` */
  side: string;
  /** `off`, or a time control such as `5m+3s` or `3d/move` */
  clock: string;
  /** which player has less time: a key of `ODDS`, or empty for the same time */
  odds: string;
  /** whether everyone may watch */
  public: boolean;
  /** whether a second game follows with exchanged sides */
  match: boolean;
  /** whether the game changes the players' ratings */
  rated: boolean;
  /** whether the second player may take over the first move */
  swap: boolean;
}

/** A parameter that the form cannot set, and the value that an example gives it. */
export type Refused = { name: string; value: string; example: string };

type Source = Record<string, string | boolean | undefined>;

const OPPONENTS = ['computer', 'friend', 'open', 'here'];
const SIDES = ['first', 'second', 'random'];

/** Who gets a part of the time only, and by what it is divided. */
export const ODDS = {
  'me-half': { isMine: true, divisor: 2 },
  'me-quarter': { isMine: true, divisor: 4 },
  'other-half': { isMine: false, divisor: 2 },
  'other-quarter': { isMine: false, divisor: 4 },
};

/** The longest times that the form offers. */
const MAX_MINUTES = 180;
const MAX_SECONDS = 60;
const MAX_DAYS = 14;

/**
 * Returns the choices that a source of named values makes, on top of others.
 *
 * @param before the choices for all that the source leaves open
 * @param source the parameters of an address, or what the browser has stored
 */
export function readChoices(
  families: Family[],
  before: Choices,
  source: Source,
): { choices: Choices; refused: Refused[] } {
  const choices = { ...before };
  const refused: Refused[] = [];
  /** @param set sets a choice, and returns whether the value is known */
  const read = (name: string, example: string, set: (value: string) => boolean) => {
    const value = source[name];
    if (typeof value === 'string' && value !== '' && !set(value)) {
      refused.push({ name, value, example });
    }
  };

  read('game', before.game, value => setGame(families, choices, value));
  const family = familyOf(families, choices.game);
  const players = family.players.map(({ player }) => player);
  const isPlayer = (value: string) => players.includes(value);
  if (refused.length === 0) {
    // The variant of a game that is not here says nothing about another game.
    read('variant', family.mainVariant, value =>
      setIf(choices, { variant: value }, hasVariant(family, value)),
    );
  }
  read('opponent', 'friend', value =>
    value === 'two'
      ? setIf(choices, { opponent: 'computer', place: choices.level }, true)
      : setIf(choices, { opponent: value }, OPPONENTS.includes(value)),
  );
  read('level', '3', value => setIf(choices, { level: value }, isLevel(value) && isPlayer(value)));
  read('player', '3', value =>
    setIf(choices, isLevel(value) ? { level: value } : { player: value }, isPlayer(value)),
  );
  for (const name of source.opponent === 'two' ? ['first', 'place'] : ['place']) {
    read(name, '3', value => setIf(choices, { place: value }, isPlayer(value)));
  }
  read('side', 'first', value => setIf(choices, { side: value }, SIDES.includes(value)));
  read('clock', '5m+3s', value => setClock(choices, value, source));
  read('odds', 'me-half', value => setIf(choices, { odds: value }, value in ODDS));
  for (const name of ['public', 'match', 'rated', 'swap'] as const) {
    choices[name] = source[name] === undefined ? choices[name] : String(source[name]) === 'true';
  }
  return { choices, refused };
}

/** Returns the family of a game, or the first one. */
export function familyOf(families: Family[], game: string) {
  return families.find(family => family.game === game) ?? families[0];
}

function hasVariant({ variants }: Family, value: string) {
  return variants.some(({ variant }) => variant === value);
}

function setIf(choices: Choices, values: Partial<Choices>, condition: boolean) {
  if (condition) {
    Object.assign(choices, values);
  }
  return condition;
}

/**
 * Sets a game and its usual variant. A player that the game does not have gives way to the level.
 */
function setGame(families: Family[], choices: Choices, game: string) {
  const family = families.find(known => known.game === game);
  if (family === undefined) {
    return false;
  }
  const known = (player: string) =>
    family.players.some(other => other.player === player) ? player : '';
  return setIf(
    choices,
    {
      game,
      variant: family.mainVariant,
      player: known(choices.player),
      place: known(choices.place),
    },
    true,
  );
}

/**
 * Sets a time control: `off`, one such as `5m+3s` or `3d/move`, or `live` or `days` with the
 * parameters `minutes` and `seconds`, or `days`.
 *
 * @param value in an address the plus sign may have become a space
 */
function setClock(choices: Choices, value: string, source: Source) {
  let text = value.replace(' ', '+');
  if (value === 'live') {
    text = `${source.minutes ?? 10}m+${source.seconds ?? 5}s`;
  } else if (value === 'days') {
    text = `${source.days ?? 3}d/move`;
  }
  const clock = parseClock(text);
  return setIf(choices, { clock: text }, text === 'off' || clock !== undefined);
}

/** The numbers of a time control that the form can set. */
export interface Clock {
  base: number;
  /** minutes for the game, or days for each move */
  unit: 'm' | 'd';
  /** seconds added for each move */
  increment: number;
}

/** Returns the numbers of a time control; undefined when the form cannot set it. */
export function parseClock(text: string): Clock | undefined {
  const [, minutes, seconds = '0', days] =
    /^(?:(\d{1,3})m(?:\+(\d{1,2})s)?|(\d{1,2})d\/move)$/.exec(text) ?? [];
  const clock: Clock = days
    ? { base: Number(days), unit: 'd', increment: 0 }
    : { base: Number(minutes ?? 0), unit: 'm', increment: Number(seconds) };
  const max = clock.unit === 'd' ? MAX_DAYS : MAX_MINUTES;
  const isValid = clock.base >= 1 && clock.base <= max && clock.increment <= MAX_SECONDS;
  return isValid ? clock : undefined;
}

/** Returns a time control as the server reads it. */
export function formatClock({ base, unit, increment }: Clock) {
  return unit === 'd' ? `${base}d/move` : `${base}m+${increment}s`;
}

/** Returns whether a player can have less time than the other: with minutes for the game. */
export function canHaveOdds(clock: string) {
  return parseClock(clock)?.unit === 'm';
}

/**
 * Returns the time controls as the server reads them: one for both players or, with time odds, two,
 * such as `10m+0s,300s+0ms`. The first is that of the player in the field `first`.
 */
export function clockOf({ clock, odds, side }: Pick<Choices, 'clock' | 'odds' | 'side'>) {
  const parsed = parseClock(clock);
  if (!(odds in ODDS) || parsed?.unit !== 'm') {
    return clock;
  }
  const { isMine, divisor } = ODDS[odds as keyof typeof ODDS];
  const seconds = (parsed.base * 60) / divisor;
  const less = `${seconds}s+${(parsed.increment * 1000) / divisor}ms`;
  const isFirst = isMine === (side !== 'second');
  return isFirst ? `${less},${clock}` : `${clock},${less}`;
}

/**
 * Returns whether a game with the choices can be rated: it needs a board that is rated, a clock, the
 * same time for both, and a member against a member or a level that was measured on the board.
 */
export function canBeRated(
  {
    variant,
    opponent,
    level,
    player,
    place,
    clock,
    odds,
  }: Pick<Choices, 'variant' | 'opponent' | 'level' | 'player' | 'place' | 'clock' | 'odds'>,
  { variants, players }: Pick<Api.Catalogue['families'][number], 'variants' | 'players'>,
) {
  const isEven = odds === '' || !canHaveOdds(clock);
  const isRated = variants.some(each => each.variant === variant && each.rated);
  const isMeasured = players.some(({ elo }) => variant in elo);
  const isOfPeople =
    ['friend', 'open'].includes(opponent) ||
    (opponent === 'computer' && level !== '' && player === '' && place === '' && isMeasured);
  return clock !== 'off' && isEven && isRated && isOfPeople;
}

/**
 * Returns whether a game with the choices can have the swap rule: between two people with the same
 * time, neither rated nor a match.
 */
export function canHaveSwap({ opponent, clock, odds, match, rated }: Choices) {
  const isEven = odds === '' || !canHaveOdds(clock);
  return ['friend', 'open'].includes(opponent) && isEven && !match && !rated;
}

/** Returns the players of both sides as the server reads them. */
export function playersOf({
  opponent,
  level,
  player,
  place,
  side,
}: Choices): Pick<Api.NewGame, 'first' | 'second' | 'sides'> {
  if (opponent === 'here') {
    return { first: 'me', second: 'me', sides: 'fixed' };
  }
  const isComputer = opponent === 'computer';
  const other = isComputer ? player || level : 'other';
  const own = (isComputer && place) || 'me';
  const sides = side === 'random' ? 'random' : 'fixed';
  return side === 'second'
    ? { first: other, second: own, sides }
    : { first: own, second: other, sides };
}

/**
 * Returns the choices without those that others rule out: the computer does not wait for days, and
 * not every game can be rated or have the swap rule.
 */
export function settle(choices: Choices, family: Family): Choices {
  const isHere = ['computer', 'here'].includes(choices.opponent);
  const opponent = isHere || hasServer ? choices.opponent : 'here';
  const isForDays = (isHere || !hasServer) && choices.clock.endsWith('d/move');
  const timed = { ...choices, opponent, clock: isForDays ? 'off' : choices.clock };
  const rated = timed.rated && canBeRated(timed, family);
  const swap = timed.swap && canHaveSwap({ ...timed, rated });
  return { ...timed, rated, swap };
}

/**
 * Returns the variant with the chosen values of its parts; when there is none, one with the value of
 * the part that has changed.
 *
 * @param wanted the values of the parts
 * @param changed the index of the part that has changed
 */
export function variantOf(variants: Family['variants'], wanted: string[], changed: number) {
  const chosen =
    variants.find(({ values }) => values.every((value, i) => value === wanted[i])) ??
    variants.find(({ values }) => values[changed] === wanted[changed]);
  return chosen?.variant;
}
