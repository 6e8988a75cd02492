import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GameModel, otherSide } from '../src/main/resources/web/play/game-model.ts';
import { event, game, position } from './positions.js';

test('an event is applied once', () => {
  const model = new GameModel(game());
  assert.equal(model.apply(event()), true);
  assert.equal(model.apply(event()), false);
  assert.deepEqual(
    model.state.moves.map(({ move }) => move),
    ['a1a2', 'b1b2'],
  );
  assert.equal(model.state.last?.move, 'b1b2');
  assert.deepEqual(model.state.head, { sequence: 5, hash: 'b' });
});

test('a takeback removes moves', () => {
  const model = new GameModel(game());
  const takeback = event({ action: 'takeback', ply: 0, position: position() });
  delete takeback.move;
  model.apply(takeback);
  assert.deepEqual(model.state.moves, []);
  assert.equal(model.state.last, undefined);
  assert.equal(model.state.position.position, 'P0');
});

test('a field that an event leaves out keeps its value', () => {
  const model = new GameModel(game());
  const offer = event({ action: 'offer', offer: 'draw', ply: 1 });
  delete offer.move;
  delete offer.position;
  offer.offers = { draw: 'second', takeback: '', rematch: '' };
  model.apply(offer);
  assert.equal(model.state.position.position, 'P1');
  assert.equal(model.state.offers.draw, 'second');
});

test('it is the turn of the page only while the game is in progress', () => {
  const model = new GameModel(game());
  assert.equal(model.isMyTurn, false);
  model.apply(event());
  assert.equal(model.isMyTurn, true);
  model.apply(event({ sequence: 6, ending: 'path', result: '1-0' }));
  assert.equal(model.isOver, true);
  assert.equal(model.isMyTurn, false);
});

test('a watcher never plays', () => {
  const model = new GameModel(game({ side: '' }));
  model.apply(event());
  assert.equal(model.isPlaying, false);
  assert.equal(model.isAgainstComputer, false);
});

test('a computer as the opponent is recognized', () => {
  const state = game();
  state.seats[1].player = '5';
  assert.equal(new GameModel(state).isAgainstComputer, true);
  assert.equal(new GameModel({ ...state, side: 'second' }).isAgainstComputer, false);
});

test('people and programs can be reported, computers and oneself cannot', () => {
  const model = new GameModel(game());
  assert.equal(model.canReport, false);
  model.isBetweenPeople = true;
  assert.equal(model.canReport, true);
  model.replace(game({ side: '' }));
  assert.equal(model.canReport, false);
  const state = game();
  state.seats[1].bot = true;
  assert.equal(new GameModel(state).canReport, true);
});

test('presence changes the seats alone', () => {
  const model = new GameModel(game());
  model.updatePresence({ type: 'presence', first: true, second: false, watchers: 2 });
  assert.deepEqual(
    model.state.seats.map(({ connected: here }) => here),
    [true, false],
  );
});

test('only the running clock loses time, and never below zero', () => {
  const clock = {
    timeControl: '1m',
    firstMillis: 60_000,
    secondMillis: 30_000,
    running: /** @type {Side} */ ('first'),
    timeMillis: 0,
  };
  const model = new GameModel(game({ clock }));
  const now = model.receivedAt + 10_000;
  assert.equal(model.timeLeftMillis('first', now), 50_000);
  assert.equal(model.timeLeftMillis('second', now), 30_000);
  assert.equal(model.timeLeftMillis('first', now + 100_000), 0);
  assert.equal(new GameModel(game()).timeLeftMillis('first'), undefined);
});

test('each side has another', () => {
  assert.equal(otherSide('first'), 'second');
  assert.equal(otherSide('second'), 'first');
});

test('a takeback is offered after a move of one’s own only', () => {
  const none = /** @type {const} */ ({ draw: '', takeback: '', rematch: '' });
  const seats = game().seats.map(seat => ({ ...seat, taken: true }));
  /** @type {(ply: number, toMove: Side, you: Side) => boolean} */
  const canTakeBack = (ply, toMove, you) =>
    new GameModel(game({ ply, side: you, seats, offers: none, position: position({ toMove }) }))
      .canTakeBack;
  assert.equal(canTakeBack(0, 'first', 'first'), false);
  assert.equal(canTakeBack(1, 'second', 'first'), true);
  assert.equal(canTakeBack(1, 'second', 'second'), false);
  assert.equal(canTakeBack(2, 'first', 'second'), true);
  assert.equal(canTakeBack(2, 'first', 'first'), true);
});
