import { createElement } from '../site/dom.js';
import { translate } from '../site/messages.js';

/** @typedef {Api.Rules['levels']} Levels */

/**
 * Returns a table with the measured Elo of the computer's levels, and its explanation.
 *
 * @param {Api.Rules} rules
 */
export function createLevelTable({ game, levels }) {
  const variants = [...new Set(levels.map(({ variant }) => variant))];
  const numbers = [1, ...new Set(levels.map(({ level }) => level))];
  const head = createElement(
    'tr',
    {},
    createElement('th', { scope: 'col' }, translate('learn.level')),
    ...variants.map(variant => createElement('th', { scope: 'col' }, variant)),
  );
  const rows = numbers.map(level => {
    const link = { href: `/new?game=${game}&level=${level}` };
    return createElement(
      'tr',
      {},
      createElement(
        'th',
        { scope: 'row' },
        createElement('a', link, translate('learn.level-number', level)),
      ),
      ...variants.map(variant => createElement('td', {}, formatElo(levels, variant, level))),
    );
  });
  const table = createElement(
    'table',
    { class: 'numbers' },
    createElement('thead', {}, head),
    createElement('tbody', {}, ...rows),
  );
  const scroll = {
    class: 'scroll',
    tabindex: 0,
    role: 'group',
    'aria-label': translate('learn.levels'),
  };
  return [
    createElement('p', {}, translate('learn.levels-about')),
    createElement('div', scroll, table),
  ];
}

/**
 * @param {Levels} levels
 * @param {string} variant
 * @param {number} level
 */
function formatElo(levels, variant, level) {
  if (level === 1) {
    return '0';
  }
  const measured = levels.find(known => known.variant === variant && known.level === level);
  return measured === undefined ? '–' : translate('learn.rating', measured.elo, measured.error);
}
