/** The list of tournaments, and the form for a new one. */
import { html, nothing, type TemplateResult } from 'lit/html.js';
import '../site/header.ts';
import { openPage } from '../site/address.ts';
import { ask } from '../site/ask.ts';
import { loadCatalogue } from '../site/boards.ts';
import { byId } from '../site/dom.ts';
import { errorText, showFailure, showProblem, warnWithoutCookies } from '../site/errors.ts';
import { newId } from '../site/ids.ts';
import { translate } from '../site/messages.ts';
import { reloadWhenRestored } from '../site/restored.ts';
import { reloadOnSessionChange } from '../site/session.ts';
import { View } from '../site/view.ts';
import { boardOf } from './open-challenges.ts';
import { describe, statusText, text } from './tournament-text.ts';

reloadOnSessionChange();
reloadWhenRestored();

type Format = Api.NewTournament['format'];

/** The field with the length of a tournament, its limits and a usual value; simultaneous games have none. */
const FORMATS: Record<
  Format,
  { field: string; min: number; max: number; usual: number } | undefined
> = {
  swiss: { field: 'rounds', min: 1, max: 15, usual: 5 },
  'round-robin': { field: 'cycles', min: 1, max: 2, usual: 1 },
  arena: { field: 'minutes', min: 5, max: 360, usual: 60 },
  simultaneous: undefined,
};

const CLOCKS = {
  '5m+3s': 'new.clock-short',
  '10m+5s': 'new.clock-long',
  '3d/move': 'new.clock-days',
};

interface State {
  readonly list: Api.TournamentList;
  /** The chosen system of a new tournament. */
  readonly format: Format;
}

const catalogue = await loadCatalogue();

/** The id of the request stays the same when it is repeated after an error. */
const requestId = newId();

function page({ list: { member, tournaments }, format }: State): TemplateResult {
  const isPast = ({ status }: Api.TournamentSummary) => status === 'finished';
  const past = tournaments.filter(isPast);
  const current = tournaments.filter(summary => !isPast(summary));
  return html`
    <section class="card" aria-labelledby="current-title">
      <h2 id="current-title">${text('current')}</h2>
      ${current.length === 0 ? formats() : rows('current', current)}
    </section>
    <aside class="stack">
      ${
        member
          ? form(format)
          : html`<section class="card" id="signed-out">
              <p>${text('signed-out')}</p>
              <a class="button" href="/account">${text('sign-in')}</a>
            </section>`
      }
      ${
        past.length === 0
          ? nothing
          : html`<section class="card" aria-labelledby="past-title">
              <h2 id="past-title">${text('past')}</h2>
              ${rows('past', past)}
            </section>`
      }
    </aside>
  `;
}

/** Returns what tournaments there can be, where there is none. */
function formats(): TemplateResult {
  return html`<p>${text('none')}</p>
    <dl class="formats">
      ${Object.keys(FORMATS).map(
        key =>
          html`<div>
            <dt>${text(key)}</dt>
            <dd>${text(`${key}-text`)}</dd>
          </div>`,
      )}
    </dl>`;
}

function rows(name: string, tournaments: Api.TournamentSummary[]): TemplateResult {
  return html`<ul class="tournaments" id=${name}>
    ${tournaments.map(
      summary =>
        html`<li>
          <a href="/tournament/${summary.id}">
            <strong>${summary.name}</strong>
            <span>${describe(catalogue, summary)}</span>
            <span class="quiet">
              ${statusText(summary)} · ${text('players', summary.players)}
            </span>
          </a>
        </li>`,
    )}
  </ul>`;
}

function form(format: Format): TemplateResult {
  const choose = ({ target }: Event) =>
    view.update({ format: (target as HTMLSelectElement).value as Format });
  const check = (name: string) =>
    html`<label class="check"
      ><input type="checkbox" name=${name} id=${name} />${text(name)}</label
    >`;
  return html`<details class="card" id="create-card">
    <summary>${text('create')}</summary>
    <form id="create" @submit=${create}>
      ${field(
        'name',
        'name',
        html`<input
            id="name"
            name="name"
            required
            maxlength="60"
            autocomplete="off"
            aria-describedby="name-hint"
          />
          <p class="hint" id="name-hint">${text('name-example')}</p>`,
      )}
      ${field(
        'format',
        'format',
        html`<select id="format" name="format" aria-describedby="format-hint" @change=${choose}>
            ${Object.keys(FORMATS).map(key => html`<option value=${key}>${text(key)}</option>`)}
          </select>
          <p class="hint" id="format-hint">${text(`${format}-text`)}</p>`,
      )}
      ${field(
        'game',
        'game',
        html`<select id="game" name="game">
          ${catalogue.boards.map(
            ({ game, variant, name }) => html`<option value="${game}/${variant}">${name}</option>`,
          )}
        </select>`,
      )}
      ${field(
        'clock',
        'clock',
        html`<select id="clock" name="clock">
          ${Object.entries(CLOCKS).map(([clock, key]) => html`<option value=${clock}>${translate(key)}</option>`)}
        </select>`,
      )}
      ${lengthField(format)} ${check('rated')} ${check('computers')}
      <button class="button main" type="submit">${text('submit')}</button>
    </form>
  </details>`;
}

function field(name: string, key: string, content: TemplateResult): TemplateResult {
  return html`<div class="field"><label for=${name}>${text(key)}</label>${content}</div>`;
}

function lengthField(format: Format): TemplateResult | typeof nothing {
  const length = FORMATS[format];
  return length === undefined
    ? nothing
    : field(
        'length',
        length.field,
        html`<input
          id="length"
          name="length"
          type="number"
          required
          min=${length.min}
          max=${length.max}
          .value=${String(length.usual)}
        />`,
      );
}

async function create(event: SubmitEvent): Promise<void> {
  event.preventDefault();
  byId('problem').hidden = true;
  const data = new FormData(event.currentTarget as HTMLFormElement);
  const { format } = view.state;
  const lengthName = FORMATS[format]?.field;
  try {
    const made = await ask(
      'POST /tournaments',
      {},
      {
        id: requestId,
        name: String(data.get('name')),
        format,
        ...boardOf(String(data.get('game'))),
        clock: String(data.get('clock')),
        ...(lengthName === undefined ? {} : { [lengthName]: Number(data.get('length')) }),
        rated: data.has('rated'),
        computers: data.has('computers'),
      },
    );
    openPage(`/tournament/${made.summary.id}`);
  } catch (error) {
    showFailure(error);
  }
}

const view = new View<State>(
  byId('tournaments'),
  { list: { member: false, tournaments: [] }, format: 'swiss' },
  page,
);
warnWithoutCookies();
try {
  view.update({ list: await ask('GET /tournaments', {}) });
} catch (error) {
  showProblem(errorText(error, 'game.failed'));
}
document.documentElement.dataset['ready'] = 'yes';
