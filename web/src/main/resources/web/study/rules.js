/** The page with the rules of a game, and boards on which they can be tried. */
import '../site/header.js';
import { get } from '../site/api.js';
import { byId, createElement } from '../site/dom.js';
import { errorText, showProblem } from '../site/errors.js';
import { translate } from '../site/messages.js';
import { createLesson } from './lesson-board.js';
import { createLevelTable } from './level-table.js';

/** @typedef {Api.Rules['chapters'][number]['parts'][number]} RulesPart */

/**
 * @param {string} heading
 * @param {string} id
 * @param {HTMLElement[]} content
 */
function createChapter(heading, id, content) {
  const title = createElement('h2', { id: `chapter-${id}` }, heading);
  const attributes = { class: 'chapter', 'aria-labelledby': title.id };
  return createElement('section', attributes, title, ...content);
}

/** @param {RulesPart} part */
function createPart({ kind, number, text }) {
  switch (kind) {
    case 'rule':
      return createElement(
        'p',
        { class: 'rule', id: `rule-${number}` },
        createElement('span', { class: 'number' }, `${number}.`),
        ` ${text}`,
      );
    case 'table':
      return createElement('pre', { tabindex: 0 }, text);
    default:
      return createElement('p', {}, text);
  }
}

/**
 * Returns the rules of a chapter, each with its explanations and the boards on which it can be tried.
 *
 * @param {RulesPart[]} parts
 * @param {Api.Rules} rules
 */
function createParts(parts, rules) {
  /** @type {{ rule: string, texts: HTMLElement[] }[]} */
  const groups = [];
  for (const part of parts) {
    if (part.kind === 'rule' || groups.length === 0) {
      groups.push({ rule: part.number, texts: [] });
    }
    groups[groups.length - 1].texts.push(createPart(part));
  }
  return groups.flatMap(({ rule, texts }) => {
    const boards = rules.lessons
      .filter(lesson => rule !== '' && lesson.rule === rule)
      .map(lesson => createLesson(rules.game, lesson));
    if (boards.length === 0) {
      return texts;
    }
    const text = createElement('div', { class: 'rule-text' }, ...texts);
    return [createElement('div', { class: 'rule-with-boards' }, text, ...boards)];
  });
}

/** @param {Api.Rules} rules */
function createCredits({ credit, links, game }) {
  const sources = links.map(({ name, address }) =>
    createElement(
      'li',
      {},
      createElement('a', { href: address, rel: 'external noreferrer' }, name),
    ),
  );
  const analyse = { class: 'button', href: `/analysis?game=${game}` };
  const play = { class: 'button main', href: `/new?game=${game}` };
  return createChapter(translate('learn.credits'), 'credits', [
    createElement('p', {}, credit),
    createElement('p', {}, translate('learn.sources')),
    createElement('ul', {}, ...sources),
    createElement(
      'p',
      { class: 'row' },
      createElement('a', analyse, translate('learn.try-board')),
      createElement('a', play, translate('learn.play')),
    ),
  ]);
}

/** @param {HTMLElement[]} chapters */
function createContents(chapters) {
  const links = chapters.map(chapter => {
    const [title] = chapter.children;
    const link = createElement('a', { href: `#${title.id}` }, title.textContent ?? '');
    return createElement('li', {}, link);
  });
  return createElement(
    'nav',
    { class: 'contents', 'aria-label': translate('learn.contents') },
    createElement('ul', {}, ...links),
  );
}

/** @param {Api.Rules} rules */
function showRules(rules) {
  document.title = `${rules.name} · ${translate('learn.rules')} · Tabuleiro`;
  byId('name').textContent = rules.name;
  const chapters = rules.chapters.map(({ heading, parts }, index) =>
    createChapter(heading || translate('learn.about'), `${index}`, createParts(parts, rules)),
  );
  chapters.push(
    createChapter(translate('learn.levels'), 'levels', createLevelTable(rules)),
    createCredits(rules),
  );
  byId('rules').append(
    createElement('p', { class: 'lead' }, rules.tagline),
    createContents(chapters),
    ...chapters,
  );
  if (location.hash !== '') {
    document.querySelector(location.hash)?.scrollIntoView();
  }
}

try {
  showRules(await get(`/rules/${location.pathname.split('/')[2]}`));
} catch (error) {
  showProblem(errorText(error, 'analysis.offline'));
}
document.documentElement.dataset.ready = 'yes';
