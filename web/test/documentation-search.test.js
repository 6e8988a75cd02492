import assert from 'node:assert/strict';
import { test } from 'node:test';
import { excerpt } from '../src/main/resources/web/documentation/excerpt.ts';
import { countWords, search } from '../src/main/resources/web/documentation/search.ts';
import { foldedWords } from '../src/main/resources/web/documentation/words.ts';

const INDEX = {
  pages: /** @type {[string, string][]} */ ([
    ['rules/morelli', 'Morelli'],
    ['how-to/install', 'Install'],
  ]),
  sections: /** @type {[number, string, string, string][]} */ ([
    [0, '', '', 'A game.'],
    [0, 'rules', 'Rules', 'The King takes the Throne. The throne is in the middle.'],
    [1, 'linux', 'Linux', 'The throne is not needed.'],
    [1, 'throne', 'The throne', 'Another.'],
  ]),
};

/** @param {string} text */
const find = text => search(INDEX, countWords(INDEX), text);

/** @param {readonly { text: string, isFound: boolean }[]} parts */
const marked = parts => parts.map(({ text, isFound }) => (isFound ? `[${text}]` : text)).join('');

test('words of a heading weigh more than words of the text, and more of them weigh more', () => {
  assert.deepEqual(
    find('Throne').map(found => found.address),
    ['how-to/install.html#throne', 'rules/morelli.html#rules', 'how-to/install.html#linux'],
  );
  assert.equal(find('morelli')[0]?.address, 'rules/morelli.html');
});

test('a result has its name and the place of the words, with the words marked', () => {
  const [heading, text] = find('thron');
  assert.equal(marked(heading?.name ?? []), 'Install › The [throne]');
  assert.equal(marked(heading?.excerpt ?? []), 'Another.');
  assert.equal(marked(text?.name ?? []), 'Morelli › Rules');
  assert.equal(
    marked(text?.excerpt ?? []),
    'The King takes the [Throne]. The [throne] is in the middle.',
  );
});

test('a section must have all words, or words with these beginnings', () => {
  assert.deepEqual(
    find('thr kin').map(found => found.address),
    ['rules/morelli.html#rules'],
  );
  assert.deepEqual(find('throne bishop'), []);
  assert.deepEqual(find(' .,'), []);
});

test('capitals and accents make no difference', () => {
  assert.deepEqual(foldedWords('Secção Nº 2, ÁRVORE'), ['seccao', 'nº', '2', 'arvore']);
  assert.equal(
    marked(excerpt('Uma Secção e uma árvore', ['secca', 'arvore'])),
    'Uma [Secção] e uma [árvore]',
  );
});

test('an excerpt begins shortly before the words and ends between words', () => {
  const text = `${'before '.repeat(60)}throne${' after'.repeat(60)}`;
  const shown = marked(excerpt(text, ['throne']));
  assert.match(shown, /^… (before ){7}\[throne\]( after){20,22} …$/);
});

test('an excerpt is where the most of the words are near each other', () => {
  const text = `A king. ${'and '.repeat(100)}A throne, a king. ${'and '.repeat(100)}A king, a throne.`;
  assert.match(marked(excerpt(text, ['king', 'throne'])), /^… .*A \[throne\], a \[king\]\. and/);
});

test('without a word in the text its beginning is shown, and long words are divided', () => {
  assert.match(marked(excerpt('text '.repeat(100), ['throne'])), /^(text ?){36} …$/);
  assert.equal(marked(excerpt('x'.repeat(500), ['throne'])), `${'x'.repeat(180)} …`);
  assert.deepEqual(excerpt('', ['throne']), []);
});
