import { get } from '/site/api.js';
import { byId, make } from '/site/dom.js';
import { say } from '/site/words.js';
import { lesson } from './lesson.js';
import { levels } from './levels.js';

/** The page with the rules of a game, and boards to try them on. */
function chapter(heading, id, parts) {
  const title = make('h2', { id: `chapter-${id}` }, heading);
  return make('section', { class: 'chapter', 'aria-labelledby': title.id }, title, ...parts);
}

function part({ kind, number, text }) {
  switch (kind) {
    case 'rule': return make('p', { class: 'rule', id: `rule-${number}` },
      make('span', { class: 'number' }, `${number}.`), ` ${text}`);
    case 'table': return make('pre', { tabindex: 0 }, text);
    default: return make('p', {}, text);
  }
}

/** Returns the rules of a chapter, each with what is said about it and the boards to try it on. */
function parts(chapterParts, rules) {
  const groups = [];
  for (const one of chapterParts) {
    if (one.kind === 'rule' || groups.length === 0) {
      groups.push({ rule: one.number, texts: [] });
    }
    groups.at(-1).texts.push(part(one));
  }
  return groups.flatMap(({ rule, texts }) => {
    const boards = rules.lessons.filter(each => rule !== '' && each.rule === rule)
      .map(each => lesson(rules.game, each));
    return boards.length === 0 ? texts
      : [make('div', { class: 'rule-with-boards' },
        make('div', { class: 'rule-text' }, ...texts), ...boards)];
  });
}

function credits({ credit, links, game }) {
  const where = links.map(({ name, address }) =>
    make('li', {}, make('a', { href: address, rel: 'external noreferrer' }, name)));
  return chapter(say('learn.credits'), 'credits',
    [make('p', {}, credit), make('p', {}, say('learn.sources')), make('ul', {}, ...where),
      make('p', { class: 'row' },
        make('a', { class: 'button', href: `/analysis?game=${game}` }, say('learn.try-board')),
        make('a', { class: 'button main', href: `/new?game=${game}` }, say('learn.play')))]);
}

function contents(sections) {
  const links = sections.map(section => {
    const [title] = section.children;
    return make('li', {}, make('a', { href: `#${title.id}` }, title.textContent));
  });
  return make('nav', { class: 'contents', 'aria-label': say('learn.contents') },
    make('ul', {}, ...links));
}

function show(rules) {
  document.title = `${rules.name} · ${say('learn.rules')} · Tabuleiro`;
  byId('name').textContent = rules.name;
  const sections = rules.chapters.map(({ heading, parts: all }, index) =>
    chapter(heading || say('learn.about'), `${index}`, parts(all, rules)));
  sections.push(chapter(say('learn.levels'), 'levels', levels(rules)), credits(rules));
  byId('rules').append(make('p', { class: 'lead' }, rules.tagline), contents(sections), ...sections);
  if (location.hash !== '') {
    document.querySelector(location.hash)?.scrollIntoView();
  }
}

try {
  show(await get(`/rules/${location.pathname.split('/').at(-1)}`));
} catch (refusal) {
  byId('problem').hidden = false;
  byId('problem').textContent = refusal.says || say('analysis.offline');
}
document.documentElement.dataset.ready = 'yes';
