import { apiUrl } from '../site/api.js';
import { createElement } from '../site/dom.ts';
import { formatTime } from '../site/format-time.ts';
import { language } from '../site/language.ts';
import { pluralForm, translate } from '../site/messages.ts';

/** What the buttons of the list do. */
interface StudyActions {
  edit: (study: Api.StudyEntry) => void;
  remove: (study: Api.StudyEntry) => void;
  rename: (folder: string) => void;
}

/** Returns the title of a study, or what stands for it. */
export function titleOf({ title }: Api.StudyEntry) {
  return title === '' ? translate('study.mine.untitled') : title;
}

/** Returns a section for each folder: first the studies in none, then the folders by name. */
export function createFolders({ studies, folders }: Api.StudyList, actions: StudyActions) {
  const names = ['', ...[...folders].sort((a, b) => a.localeCompare(b, language))];
  return names
    .map(name => ({ name, inside: studies.filter(({ folder }) => folder === name) }))
    .filter(({ inside }) => inside.length > 0)
    .map(({ name, inside }, index) => createFolder(name, inside, `folder-${index}`, actions));
}

/** @param id the id of the heading */
function createFolder(name: string, studies: Api.StudyEntry[], id: string, actions: StudyActions) {
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

/** @param shown the name of the folder for people */
function createExport(folder: string, shown: string) {
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

function createItem(study: Api.StudyEntry, actions: StudyActions) {
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
 * @param key the end of the key of the text
 * @param labelKey that of the name for screen readers
 */
function createButton(key: string, labelKey: string, what: string, click: () => void) {
  const label = translate(`study.mine.${labelKey}`, what);
  return createElement(
    'button',
    { type: 'button', class: 'button small', 'aria-label': label, click },
    translate(`study.mine.${key}`),
  );
}
