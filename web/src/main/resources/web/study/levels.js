import { make } from '/site/dom.js';
import { say } from '/site/words.js';

/** Shows how strong the computer's levels were measured to be. */
export function levels({ game, levels: measured }) {
  const variants = [...new Set(measured.map(({ variant }) => variant))];
  const numbers = [...new Set(measured.map(({ level }) => level))];
  const head = make('tr', {}, make('th', { scope: 'col' }, say('learn.level')),
    ...variants.map(variant => make('th', { scope: 'col' }, variant)));
  const rows = [1, ...numbers].map(level => make('tr', {},
    make('th', { scope: 'row' },
      make('a', { href: `/new?game=${game}&level=${level}` }, say('learn.level-number', level))),
    ...variants.map(variant => make('td', {}, rating(measured, variant, level)))));
  return [make('p', {}, say('learn.levels-about')),
    make('div', { class: 'scroll', tabindex: 0, role: 'group', 'aria-label': say('learn.levels') },
      make('table', { class: 'numbers' }, make('thead', {}, head), make('tbody', {}, ...rows)))];
}

function rating(measured, variant, level) {
  if (level === 1) {
    return '0';
  }
  const one = measured.find(each => each.variant === variant && each.level === level);
  return one === undefined ? '–' : say('learn.rating', one.elo, one.error);
}
