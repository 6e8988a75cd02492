import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GameModel } from '../src/main/resources/web/play/game-model.ts';
import { Outbox } from '../src/main/resources/web/play/outbox.ts';
import { MemoryStorage } from './browser-stubs.js';
import { game, position } from './positions.js';

const MOVE = /** @type {const} */ ({ action: 'move', seenSequence: 4, ply: 1, move: 'a1a2' });

/** Returns an outbox, the messages that it has sent, and its storage. */
function setUp() {
  /** @type {any[]} */
  const sent = [];
  const storage = new MemoryStorage();
  const outbox = new Outbox('g1', message => sent.push(message) > 0, storage);
  return { outbox, sent, storage };
}

/** Returns a game in which it is the turn of the page. */
function modelOnTurn() {
  return new GameModel(
    game({ position: position({ toMove: 'first' }), head: { sequence: 9, hash: 'c' } }),
  );
}

test('a command keeps its id when it is sent again', () => {
  const { outbox, sent } = setUp();
  outbox.add(MOVE);
  outbox.resend();
  assert.equal(sent.length, 2);
  assert.deepEqual(sent[0], sent[1]);
  assert.equal(sent[0].type, 'command');
  assert.match(sent[0].id, /^[0-9a-f]{32}$/);
  assert.equal('attempts' in sent[0], false);
});

test('commands survive a reload', () => {
  const { outbox, sent, storage } = setUp();
  outbox.add(MOVE);
  const reloaded = new Outbox('g1', () => true, storage);
  assert.equal(reloaded.hasMove, true);
  assert.equal(reloaded.pending[0].id, sent[0].id);
  assert.equal(new Outbox('g2', () => true, storage).hasMove, false);
});

test('an accepted command is removed', () => {
  const { outbox, sent } = setUp();
  outbox.add(MOVE);
  assert.equal(outbox.receive({ id: sent[0].id, accepted: true }, modelOnTurn()), undefined);
  assert.equal(outbox.hasMove, false);
});

test('a stale move is sent again with a new id and the last event', () => {
  const { outbox, sent } = setUp();
  outbox.add(MOVE);
  const reply = { id: sent[0].id, accepted: false, error: 'stale' };
  assert.equal(outbox.receive(reply, modelOnTurn()), undefined);
  assert.equal(sent.length, 2);
  assert.notEqual(sent[1].id, sent[0].id);
  assert.equal(sent[1].seenSequence, 9);
});

test('a move is given up after three attempts', () => {
  const { outbox, sent } = setUp();
  outbox.add(MOVE);
  const model = modelOnTurn();
  for (let attempt = 1; attempt < 3; attempt++) {
    outbox.receive({ id: sent[attempt - 1].id, accepted: false, error: 'stale' }, model);
  }
  const refused = outbox.receive({ id: sent[2].id, accepted: false, error: 'stale' }, model);
  assert.equal(refused?.move, 'a1a2');
  assert.equal(sent.length, 3);
  assert.equal(outbox.hasMove, false);
});

test('a move is refused for good when another move came first, or it is illegal', () => {
  for (const [error, ply] of /** @type {const} */ ([
    ['stale', 2],
    ['illegal', 1],
  ])) {
    const { outbox, sent } = setUp();
    outbox.add(MOVE);
    const model = new GameModel(game({ ply, position: position({ toMove: 'first' }) }));
    const refused = outbox.receive({ id: sent[0].id, accepted: false, error }, model);
    assert.equal(refused?.id, sent[0].id);
  }
});
