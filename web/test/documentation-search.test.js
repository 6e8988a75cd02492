import assert from 'node:assert/strict';
import { test } from 'node:test';
import { search, searchedWords } from '../src/main/resources/web/documentation/search.ts';

const INDEX = {
  pages: /** @type {[string, string][]} */ ([
    ['rules/morelli', 'Morelli'],
    ['how-to/install', 'Install'],
  ]),
  sections: /** @type {[number, string, string, string][]} */ ([
    [0, '', '', 'A game.'],
    [0, 'rules', 'Rules', 'The King takes the Throne.'],
    [1, 'linux', 'Linux', 'The throne is not needed.'],
  ]),
  words: { king: [1, 1], throne: [1, 9, 2, 1], install: [2, 10] },
};

test('the section with more of the word is first, with the address of its heading', () => {
  assert.deepEqual(search(INDEX, 'Throne')[0], {
    address: 'rules/morelli.html#rules',
    title: 'Morelli',
    heading: 'Rules',
    text: 'The King takes the Throne.',
  });
  assert.equal(search(INDEX, 'throne').length, 2);
});

test('a section must have all words, or words with these beginnings', () => {
  assert.deepEqual(
    search(INDEX, 'thr kin').map(found => found.address),
    ['rules/morelli.html#rules'],
  );
  assert.deepEqual(search(INDEX, 'throne bishop'), []);
  assert.deepEqual(search(INDEX, ' .,'), []);
});

test('capitals and accents make no difference', () => {
  assert.deepEqual(searchedWords('Secção Nº 2, ÁRVORE'), ['seccao', 'nº', '2', 'arvore']);
});
