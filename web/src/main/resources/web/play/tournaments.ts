/** The list of tournaments, and the form for a new one. */
import '../site/header.ts';
import { openPage } from '../site/address.ts';
import { get, post } from '../site/api.js';
import { loadCatalogue } from '../site/boards.ts';
import { byId, createElement, setText } from '../site/dom.ts';
import { errorText, showFailure, showProblem, warnWithoutCookies } from '../site/errors.ts';
import { newId } from '../site/ids.ts';
import { translate } from '../site/messages.ts';
import { reloadWhenRestored } from '../site/restored.ts';
import { reloadOnSessionChange } from '../site/session.ts';
import { describe, statusText } from './tournament-text.ts';

reloadOnSessionChange();
reloadWhenRestored();

/**
 * The field that gives the length of a tournament, with its limits and a usual value; simultaneous
 * games have none.
 */
const LENGTHS: Record<string, { field: string; min: number; max: number; usual: number }> = {
  swiss: { field: 'rounds', min: 1, max: 15, usual: 5 },
  'round-robin': { field: 'cycles', min: 1, max: 2, usual: 1 },
  arena: { field: 'minutes', min: 5, max: 360, usual: 60 },
};

const catalogue = await loadCatalogue();
const format = byId('format', HTMLSelectElement);
const length = byId('length', HTMLInputElement);
const game = byId('game', HTMLSelectElement);

/** The id of the request stays the same when it is repeated after an error. */
const requestId = newId();

function createRow(summary: Api.TournamentSummary) {
  return createElement(
    'li',
    {},
    createElement('a', { href: `/tournament/${summary.id}` }, summary.name),
    createElement('span', {}, describe(catalogue, summary)),
    createElement(
      'span',
      { class: 'quiet' },
      `${statusText(summary)} · ${translate('list.tournament.players', summary.players)}`,
    ),
  );
}

function drawList(name: 'current' | 'past', summaries: Api.TournamentSummary[]) {
  byId(name).replaceChildren(...summaries.map(createRow));
  byId(`no-${name}`).hidden = summaries.length > 0;
}

function draw({ member, tournaments }: Api.TournamentList) {
  byId('create-card').hidden = !member;
  byId('signed-out').hidden = member;
  const isPast = ({ status }: Api.TournamentSummary) => status === 'finished';
  drawList(
    'current',
    tournaments.filter(summary => !isPast(summary)),
  );
  drawList('past', tournaments.filter(isPast));
}

function drawLength() {
  setText(byId('format-hint'), translate(`list.tournament.${format.value}-text`));
  const limits = LENGTHS[format.value];
  byId('length-field').hidden = limits === undefined;
  length.disabled = limits === undefined;
  if (limits === undefined) {
    return;
  }
  const { field, min, max, usual } = limits;
  setText(byId('length-label'), translate(`list.tournament.${field}`));
  length.min = String(min);
  length.max = String(max);
  length.value = String(usual);
}

async function create(event: Event) {
  event.preventDefault();
  byId('problem').hidden = true;
  const [family, variant] = game.value.split('/');
  const field = LENGTHS[format.value]?.field;
  try {
    const made = await post('/tournaments', {
      id: requestId,
      name: byId('name', HTMLInputElement).value,
      format: format.value,
      game: family,
      variant,
      clock: byId('clock', HTMLSelectElement).value,
      ...(field === undefined ? {} : { [field]: Number(length.value) }),
      rated: byId('rated', HTMLInputElement).checked,
      computers: byId('computers', HTMLInputElement).checked,
    });
    openPage(`/tournament/${made.summary.id}`);
  } catch (error) {
    showFailure(error);
  }
}

for (const board of catalogue.boards) {
  game.append(createElement('option', { value: `${board.game}/${board.variant}` }, board.name));
}
format.addEventListener('change', drawLength);
warnWithoutCookies();
byId('create', HTMLFormElement).addEventListener('submit', create);
try {
  draw(await get('/tournaments'));
} catch (error) {
  showProblem(errorText(error, 'game.failed'));
}
document.documentElement.dataset.ready = 'yes';
