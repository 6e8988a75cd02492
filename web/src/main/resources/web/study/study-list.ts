import { html, nothing, type TemplateResult } from 'lit/html.js';
import { apiUrl } from '../site/api.js';
import { formatTime } from '../site/format-time.ts';
import { language } from '../site/language.ts';
import { pluralForm, translate } from '../site/messages.ts';

/** What the buttons of the list do. */
interface StudyActions {
  readonly edit: (study: Api.StudyEntry) => void;
  readonly remove: (study: Api.StudyEntry) => void;
  readonly rename: (folder: string) => void;
}

/** The list, and what its buttons do. */
export interface StudyListState extends Api.StudyList {
  readonly actions: StudyActions;
}

/** Returns the title of a study, or what stands for it. */
export function titleOf({ title }: Api.StudyEntry): string {
  return title === '' ? translate('study.mine.untitled') : title;
}

/** Returns a section for each folder: first the studies in none, then the folders by name. */
export function folders({ studies, folders: names, actions }: StudyListState): TemplateResult {
  const sorted = ['', ...[...names].sort((a, b) => a.localeCompare(b, language))];
  return html`${sorted
    .map(name => ({ name, inside: studies.filter(({ folder }) => folder === name) }))
    .filter(({ inside }) => inside.length > 0)
    .map(({ name, inside }, index) => section(name, inside, `folder-${index}`, actions))}`;
}

/** @param id the id of the heading */
function section(
  name: string,
  studies: Api.StudyEntry[],
  id: string,
  actions: StudyActions,
): TemplateResult {
  const shown = name === '' ? translate('study.mine.no-folder') : name;
  const file = shown.replace(/[^\p{L}\p{N} _-]+/gu, '').trim() || 'tabuleiro-studies';
  return html`<section class="card folder" aria-labelledby=${id}>
    <div class="row spread">
      <h2 id=${id}>
        ${shown}
        <span class="quiet">
          ${translate(`study.mine.count.${pluralForm(studies.length)}`, studies.length)}
        </span>
      </h2>
      <div class="row">
        <a
          class="button small"
          href=${apiUrl(`/studies/export?${new URLSearchParams({ folder: name })}`)}
          download="${file}.pgn"
          aria-label=${translate('study.mine.export-of', shown)}
          >${translate('study.mine.export')}</a
        >
        ${name === '' ? nothing : button('rename', 'rename-of', name, () => actions.rename(name))}
      </div>
    </div>
    <ul class="studies">
      ${studies.map(study => item(study, actions))}
    </ul>
  </section>`;
}

function item(study: Api.StudyEntry, { edit, remove }: StudyActions): TemplateResult {
  const { path, name, createdMillis } = study;
  const title = titleOf(study);
  return html`<li>
    <div class="what">
      <a href=${path}>${title}</a>
      <span class="quiet">${name} · ${formatTime(createdMillis)}</span>
    </div>
    <div class="row">
      ${button('edit', 'edit-of', title, () => edit(study))}
      ${button('delete', 'delete-of', title, () => remove(study))}
    </div>
  </li>`;
}

/**
 * @param key the end of the key of the text
 * @param labelKey that of the name for screen readers
 */
function button(key: string, labelKey: string, what: string, click: () => void): TemplateResult {
  return html`<button
    class="button small"
    type="button"
    aria-label=${translate(`study.mine.${labelKey}`, what)}
    @click=${click}
  >
    ${translate(`study.mine.${key}`)}
  </button>`;
}
