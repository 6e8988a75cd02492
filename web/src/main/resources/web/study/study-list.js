import { apiUrl } from '../site/api.js';
import { createElement } from '../site/dom.js';
import { formatTime } from '../site/format-time.js';
import { language } from '../site/language.js';
import { pluralForm, translate } from '../site/messages.js';

/**
 * What the buttons of the list do.
 *
 * @typedef {object} StudyActions
 * @property {(study: Api.StudyEntry) => void} edit
 * @property {(study: Api.StudyEntry) => void} remove
 * @property {(folder: string) => void} rename
 */

/**
 * Returns the title of a study, or what stands for it.
 *
 * @param {Api.StudyEntry} study
 */
export function titleOf({ title }) {
  return title === '' ? translate('study.mine.untitled') : title;
}

/**
 * Returns a section for each folder: first the studies in none, then the folders by name.
 *
 * @param {Api.StudyList} list
 * @param {StudyActions} actions
 */
export function createFolders({ studies, folders }, actions) {
  const names = ['', ...[...folders].sort((a, b) => a.localeCompare(b, language))];
  return names
    .map(name => ({ name, inside: studies.filter(({ folder }) => folder === name) }))
    .filter(({ inside }) => inside.length > 0)
    .map(({ name, inside }, index) => createFolder(name, inside, `folder-${index}`, actions));
}

/**
 * @param {string} name
 * @param {Api.StudyEntry[]} studies
 * @param {string} id the id of the heading
 * @param {StudyActions} actions
 */
function createFolder(name, studies, id, actions) {
  const count = translate(`study.mine.count.${pluralForm(studies.length)}`, studies.length);
  const shown = name === '' ? translate('study.mine.no-folder') : name;
  const heading = createElement(
    'h2',
    { id },
    `${shown} `,
    createElement('span', { class: 'quiet' }, count),
  );
  return createElement(
    'section',
    { class: 'card folder', 'aria-labelledby': id },
    createElement(
      'div',
      { class: 'row spread' },
      heading,
      createElement(
        'div',
        { class: 'row' },
        createExport(name, shown),
        name === ''
          ? undefined
          : createButton('rename', 'rename-of', name, () => actions.rename(name)),
      ),
    ),
    createElement('ul', { class: 'studies' }, ...studies.map(study => createItem(study, actions))),
  );
}

/**
 * @param {string} folder
 * @param {string} shown the name of the folder for people
 */
function createExport(folder, shown) {
  const name = shown.replace(/[^\p{L}\p{N} _-]+/gu, '').trim() || 'tabuleiro-studies';
  return createElement(
    'a',
    {
      class: 'button small',
      href: apiUrl(`/studies/export?${new URLSearchParams({ folder })}`),
      download: `${name}.pgn`,
      'aria-label': translate('study.mine.export-of', shown),
    },
    translate('study.mine.export'),
  );
}

/**
 * @param {Api.StudyEntry} study
 * @param {StudyActions} actions
 */
function createItem(study, actions) {
  const title = titleOf(study);
  const { path: link, name, createdMillis: created } = study;
  return createElement(
    'li',
    {},
    createElement(
      'div',
      { class: 'what' },
      createElement('a', { href: link }, title),
      createElement('span', { class: 'quiet' }, `${name} · ${formatTime(created)}`),
    ),
    createElement(
      'div',
      { class: 'row' },
      createButton('edit', 'edit-of', title, () => actions.edit(study)),
      createButton('delete', 'delete-of', title, () => actions.remove(study)),
    ),
  );
}

/**
 * @param {string} key the end of the key of the text
 * @param {string} labelKey that of the name for screen readers
 * @param {string} what
 * @param {() => void} click
 */
function createButton(key, labelKey, what, click) {
  const label = translate(`study.mine.${labelKey}`, what);
  return createElement(
    'button',
    { type: 'button', class: 'button small', 'aria-label': label, click },
    translate(`study.mine.${key}`),
  );
}
