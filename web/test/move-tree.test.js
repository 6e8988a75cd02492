import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MoveTree } from '../src/main/resources/web/study/move-tree.ts';
import { formatRecord } from '../src/main/resources/web/study/record-format.ts';

/** Returns a tree with the main line a b c, and the variation x y in place of b. */
function sample() {
  const tree = new MoveTree('START');
  const a = tree.root.child('a');
  a.child('b').child('c');
  a.child('x').child('y');
  return { tree, a };
}

/** @param {{ text: string }[]} nodes */
function texts(nodes) {
  return nodes.map(({ text }) => text);
}

test('the first children are the main line', () => {
  const { tree, a } = sample();
  assert.deepEqual(texts(tree.mainLine()), ['', 'a', 'b', 'c']);
  assert.deepEqual(texts(MoveTree.path(a.children[1].children[0])), ['a', 'x', 'y']);
  assert.equal(tree.root.last().text, 'c');
  assert.equal(a.children[1].first(), tree.root);
});

test('a move is added once', () => {
  const { a } = sample();
  assert.equal(a.child('b'), a.children[0]);
  assert.equal(a.children.length, 2);
});

test('siblings are the other moves of a position', () => {
  const { tree, a } = sample();
  assert.equal(a.children[0].sibling(1), a.children[1]);
  assert.equal(a.children[0].sibling(-1), undefined);
  assert.equal(tree.root.sibling(1), undefined);
});

test('a promoted variation becomes the main line', () => {
  const { tree, a } = sample();
  MoveTree.promote(a.children[1]);
  assert.deepEqual(texts(tree.mainLine()), ['', 'a', 'x', 'y']);
  MoveTree.promote(a.children[0]);
  MoveTree.promote(tree.root);
  assert.deepEqual(texts(a.children), ['x', 'b']);
});

test('a node is removed with the moves after it', () => {
  const { tree, a } = sample();
  MoveTree.remove(a.children[0]);
  assert.deepEqual(texts(tree.mainLine()), ['', 'a', 'x', 'y']);
  MoveTree.remove(tree.root);
  assert.deepEqual(texts(tree.mainLine()), ['', 'a', 'x', 'y']);
});

test('a study becomes a tree; a comment before a variation joins its first move', () => {
  const tree = new MoveTree('START');
  tree.root.addVariation({
    comment: 'before',
    moves: [
      { move: 'a', comment: '', variations: [] },
      {
        move: 'b',
        comment: 'good',
        variations: [{ comment: 'or', moves: [{ move: 'x', comment: 'better', variations: [] }] }],
      },
    ],
  });
  assert.equal(tree.root.comment, 'before');
  const [a] = tree.root.children;
  assert.deepEqual(texts(a.children), ['b', 'x']);
  assert.equal(a.children[0].comment, 'good');
  assert.equal(a.children[1].comment, 'or better');
});

test('a record has numbered moves, comments, and variations in parentheses', () => {
  const { tree, a } = sample();
  a.comment = 'first}\nmove';
  const facts = { game: 'talpa', variant: '4x4', title: 'A "game"', white: '' };
  assert.equal(
    formatRecord(tree, facts, '1-0'),
    [
      '[Event "A \\"game\\""]',
      '[Result "1-0"]',
      '[Game "talpa"]',
      '[Variant "4x4"]',
      '[FEN "START"]',
      '',
      '1. a {first move} 1... b ( 1... x 2. y ) 2. c 1-0',
      '',
    ].join('\n'),
  );
});

test('the second side may begin', () => {
  const tree = new MoveTree('START');
  tree.root.child('a').child('b');
  const facts = { game: 'talpa', variant: '4x4', starter: 'second' };
  assert.match(formatRecord(tree, facts, '*'), /\n1\.\.\. a 2\. b \*\n$/);
});
