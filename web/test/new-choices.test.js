import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  canBeRated,
  canHaveSwap,
  clockOf,
  formatClock,
  parseClock,
  playersOf,
  readChoices,
  settle,
  variantOf,
} from '../src/main/resources/web/play/new-choices.ts';

/** @param {string[]} names */
function players(...names) {
  return names.map(player => ({ player, name: player, elo: {} }));
}

/**
 * @param {string} game
 * @param {string[]} variants
 * @param {Api.Catalogue['families'][number]['players']} known
 */
function family(game, variants, known) {
  return {
    game,
    name: game,
    tagline: '',
    credit: '',
    first: 'Red',
    second: 'Blue',
    mainVariant: variants[0],
    fields: [],
    variants: variants.map(variant => ({
      variant,
      name: variant,
      featured: true,
      rated: variant !== '5x7',
      values: [],
    })),
    players: known,
  };
}

const FAMILIES = [
  family('talpa', ['8x8', '5x7'], players('1', '3', '9', 'uct', 'classic:4')),
  family('jostle', ['10x10', 'hex'], players('1', '3', '9', 'uct')),
];

const STANDARD = {
  game: 'talpa',
  variant: '8x8',
  opponent: 'computer',
  level: '3',
  player: '',
  place: '',
  side: 'random',
  clock: 'off',
  odds: '',
  swap: false,
  public: false,
  match: false,
  rated: false,
};

/** @param {string} query */
function read(query, before = STANDARD) {
  return readChoices(FAMILIES, before, Object.fromEntries(new URLSearchParams(query)));
}

/** @param {string} query */
function refusedNames(query) {
  return read(query).refused.map(({ name }) => name);
}

test('an address sets what it names', () => {
  const { choices, refused } = read(
    'game=jostle&variant=hex&opponent=friend&side=second&clock=3d/move&match=true',
  );
  assert.deepEqual(refused, []);
  assert.deepEqual(choices, {
    ...STANDARD,
    game: 'jostle',
    variant: 'hex',
    opponent: 'friend',
    side: 'second',
    clock: '3d/move',
    match: true,
  });
});

test('an unknown value is refused, and the choice stays', () => {
  const { choices, refused } = read(
    'game=chess&variant=99x9&opponent=cat&level=12&side=up&clock=soon&language=pt',
  );
  assert.deepEqual(choices, STANDARD);
  assert.deepEqual(
    refused.map(({ name }) => name),
    ['game', 'opponent', 'level', 'side', 'clock'],
  );
  for (const { name, example } of refused) {
    assert.deepEqual(refusedNames(`${name}=${encodeURIComponent(example)}`), [], name);
  }
});

test('a variant of another game is refused', () => {
  assert.deepEqual(refusedNames('game=jostle&variant=5x7'), ['variant']);
  assert.equal(read('game=jostle&variant=5x7').choices.variant, '10x10');
});

test('another game has its usual variant, and only its own players', () => {
  const before = { ...STANDARD, variant: '5x7', player: 'classic:4', place: 'uct' };
  const { choices } = read('game=jostle', before);
  assert.equal(choices.variant, '10x10');
  assert.equal(choices.player, '');
  assert.equal(choices.place, 'uct');
});

test('a player that is a level sets the level, another one is for research', () => {
  assert.equal(read('player=9').choices.level, '9');
  assert.equal(read('player=uct').choices.player, 'uct');
  assert.deepEqual(refusedNames('player=ugi:x'), ['player']);
});

test('time controls are read in every spelling of an address', () => {
  const spellings = {
    '5m+3s': 'clock=5m%2B3s',
    '20m+10s': 'clock=20m+10s',
    '15m+2s': 'clock=live&minutes=15&seconds=2',
    '4d/move': 'clock=days&days=4',
    '10m': 'clock=10m',
  };
  for (const [clock, query] of Object.entries(spellings)) {
    assert.equal(read(query).choices.clock, clock, query);
  }
  assert.deepEqual(refusedNames('clock=999m'), ['clock']);
  assert.deepEqual(refusedNames('clock=15d/move'), ['clock']);
});

test('time odds belong to the player, whatever side is asked for', () => {
  const choices = { ...STANDARD, clock: '10m+5s', odds: 'me-half', side: 'first' };
  assert.equal(clockOf(choices), '300s+2500ms,10m+5s');
  assert.equal(clockOf({ ...choices, side: 'second' }), '10m+5s,300s+2500ms');
  assert.equal(clockOf({ ...choices, odds: 'other-quarter' }), '10m+5s,150s+1250ms');
  assert.equal(clockOf({ ...choices, odds: '' }), '10m+5s');
  assert.equal(clockOf({ ...choices, clock: 'off' }), 'off');
  assert.equal(clockOf({ ...choices, clock: '3d/move' }), '3d/move');
  assert.equal(read('odds=me-quarter').choices.odds, 'me-quarter');
  assert.deepEqual(refusedNames('odds=me-third'), ['odds']);
});

test('the swap rule is for two people with the same time', () => {
  const choices = { ...STANDARD, opponent: 'friend' };
  assert.equal(canHaveSwap(choices), true);
  assert.equal(canHaveSwap({ ...choices, clock: '5m+3s' }), true);
  assert.equal(canHaveSwap({ ...choices, clock: '5m+3s', odds: 'me-half' }), false);
  assert.equal(canHaveSwap({ ...choices, opponent: 'computer' }), false);
  assert.equal(canHaveSwap({ ...choices, match: true }), false);
  assert.equal(canHaveSwap({ ...choices, rated: true }), false);
});

test('a time control keeps its numbers', () => {
  for (const text of ['5m+3s', '180m+0s', '14d/move']) {
    const clock = parseClock(text);
    assert.ok(clock);
    assert.equal(formatClock(clock), text);
  }
  assert.equal(parseClock('off'), undefined);
});

test('the players are on the sides that were chosen', () => {
  assert.deepEqual(playersOf({ ...STANDARD, side: 'second' }), {
    first: '3',
    second: 'me',
    sides: 'fixed',
  });
  assert.deepEqual(playersOf({ ...STANDARD, player: 'uct', opponent: 'friend' }), {
    first: 'me',
    second: 'other',
    sides: 'random',
  });
});

test('two computers play when one is in the place of the visitor', () => {
  const { choices, refused } = read('opponent=two&first=1&player=9&side=first');
  assert.deepEqual(refused, []);
  assert.deepEqual(playersOf(choices), { first: '1', second: '9', sides: 'fixed' });
});

test('a game can be rated on a rated board with a clock, against a member or a measured level', () => {
  const talpa = { ...FAMILIES[0], players: [{ player: '3', name: '3', elo: { '8x8': 400 } }] };
  const choices = { ...STANDARD, clock: '5m+3s' };
  assert.ok(canBeRated(choices, talpa));
  assert.ok(!canBeRated({ ...choices, clock: 'off' }, talpa));
  assert.ok(!canBeRated({ ...choices, player: 'uct' }, talpa));
  assert.ok(!canBeRated({ ...choices, variant: '5x7', opponent: 'open' }, talpa));
  assert.ok(canBeRated({ ...choices, opponent: 'open' }, { ...talpa, players: [] }));
  assert.ok(!canBeRated(choices, { ...talpa, players: [] }), 'a level that was not measured');
});

test('two at one screen have both sides, and neither days nor a rating nor the swap rule', () => {
  const { choices, refused } = read('opponent=here&clock=3d/move&rated=true&swap=true');
  assert.deepEqual(refused, []);
  assert.deepEqual(playersOf(choices), { first: 'me', second: 'me', sides: 'fixed' });
  const settled = settle(choices, FAMILIES[0]);
  assert.equal(settled.clock, 'off');
  assert.equal(settled.rated, false);
  assert.equal(settled.swap, false);
  assert.ok(!canBeRated({ ...choices, clock: '5m+3s' }, FAMILIES[0]));
});

test('choices that rule out others end them, and leave the rest', () => {
  const choices = { ...STANDARD, opponent: 'friend', clock: '3d/move', swap: true };
  assert.deepEqual(settle(choices, FAMILIES[0]), choices);
  const settled = settle({ ...choices, rated: true }, FAMILIES[0]);
  assert.equal(settled.rated, true);
  assert.equal(settled.swap, false);
});

test('a variant has the values of its parts, or at least that of the part that has changed', () => {
  const variants = [
    { variant: '3x3', name: '3x3', featured: true, rated: false, values: ['3', '3'] },
    { variant: '3x5', name: '3x5', featured: true, rated: false, values: ['3', '5'] },
    { variant: '4x4', name: '4x4', featured: true, rated: false, values: ['4', '4'] },
  ];
  assert.equal(variantOf(variants, ['3', '5'], 1), '3x5');
  assert.equal(variantOf(variants, ['4', '5'], 0), '4x4');
  assert.equal(variantOf(variants, ['9', '9'], 0), undefined);
});
