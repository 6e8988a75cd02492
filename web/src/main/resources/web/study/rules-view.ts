import type { createBoard } from '../site/board-element.ts';
import { loadCatalogue } from '../site/boards.ts';
import { language } from '../site/language.ts';
import { addBoards } from './lesson-board.ts';

/**
 * Draws the rules of a game into an element of any page, for example a drawer: the chapters and
 * boards of the page of the rules, without its head. Each rule has the id `rule-NUMBER`, such as
 * `rule-6a`, the number that refusals name.
 *
 * @param element its content is replaced
 * @param id a game; a variant without rules of its own has those of its game
 * @param create creates a board
 * @throws {Error} when the server does not answer; the element is unchanged
 */
export async function drawRules(
  element: HTMLElement,
  { game, variant }: GameId,
  create: typeof createBoard,
) {
  const { boards } = await loadCatalogue();
  const board = boards.find(known => known.game === game && known.variant === variant);
  const html = await (globalThis.edition?.page ?? loadPage)(board?.rules ?? `/learn/${game}`);
  const page = new DOMParser().parseFromString(html, 'text/html');
  const rules = page.getElementById('rules');
  if (rules === null) {
    throw new Error('the page of the rules has no rules');
  }
  const copy = document.importNode(rules, true);
  copy.removeAttribute('id');
  copy.classList.add('rules');
  copy.querySelectorAll('.page-only').forEach(part => part.remove());
  element.replaceChildren(copy);
  addBoards(copy, game, create);
}

/** @throws {Error} when the server does not answer */
async function loadPage(path: string) {
  const response = await fetch(`${path}?language=${language}`);
  if (!response.ok) {
    throw new Error(`the page could not be loaded: ${response.status}`);
  }
  return response.text();
}
