/** The form for a new game. */
import '../site/header.js';
import { get } from '../site/api.js';
import { createBoardPicture } from '../site/board-picture.js';
import { loadCatalogue, variantsOfBoard } from '../site/boards.js';
import { byId, createElement, setText } from '../site/dom.js';
import { showFailure, warnWithoutCookies } from '../site/errors.js';
import { translate } from '../site/messages.js';
import { isLevel } from '../site/players.js';
import { reloadOnSessionChange } from '../site/session.js';
import { loadSetting, saveSetting } from '../site/storage.js';
import { playerName, saveName, savedName } from '../site/visitor.js';
import { createGame } from './create-game.js';
import {
  canBeRated,
  canHaveOdds,
  canHaveSwap,
  clockOf,
  familyOf,
  formatClock,
  parseClock,
  playersOf,
  readChoices,
} from './new-choices.js';
import { VariantFields } from './variant-fields.js';

/** @typedef {import('./new-choices.js').Choices} Choices */
/** @typedef {import('./new-choices.js').Refused} Refused */

reloadOnSessionChange();

/** The name under which the browser stores the choices. */
const STORAGE_NAME = 'new';

const form = byId('form', HTMLFormElement);
const beginButton = byId('begin', HTMLButtonElement);
const variantFields = new VariantFields();
const catalogue = await loadCatalogue();

/**
 * Returns a field of the form.
 *
 * @param {string} name
 */
function field(name) {
  return /** @type {HTMLInputElement} */ (form.elements.namedItem(name));
}

/**
 * Returns the value of a field of the form.
 *
 * @param {string} name
 */
function valueOf(name) {
  return field(name).value;
}

/** Returns the identifier of the board whose picture is chosen. */
function selectedBoard() {
  const [game, variant] = valueOf('board').split('/');
  return { game, variant };
}

/** Returns what the form sets. */
function readForm() {
  return /** @type {Choices} */ ({
    game: selectedBoard().game,
    variant: variantFields.value,
    opponent: valueOf('opponent'),
    level: valueOf('level'),
    player: valueOf('player'),
    place: valueOf('place'),
    side: valueOf('side'),
    clock: readClock(),
    odds: valueOf('odds'),
    public: field('public').checked,
    match: field('match').checked,
    rated: field('rated').checked,
    swap: field('swap').checked,
  });
}

function readClock() {
  const clock = valueOf('clock');
  return clock === 'other'
    ? formatClock({
        base: Number(valueOf('base')),
        unit: valueOf('unit') === 'd' ? 'd' : 'm',
        increment: Number(valueOf('increment')),
      })
    : clock;
}

/**
 * Draws the parts that depend on the board.
 *
 * @param {Choices} choices
 */
function drawBoard(choices) {
  const id = selectedBoard();
  const family = familyOf(catalogue.families, id.game);
  const board = catalogue.boards.find(
    known => known.game === id.game && known.variant === id.variant,
  );
  setText(byId('tagline'), (board ?? family).tagline);
  const variants = variantsOfBoard(catalogue, id);
  const isOfBoard = variants.some(({ variant }) => variant === choices.variant);
  variantFields.draw(family.fields, variants, isOfBoard ? choices.variant : id.variant);
  setText(byId('side-first'), translate('new.side-first', family.first));
  setText(byId('side-second'), translate('new.side-second', family.second));
  drawResearch(family, choices);
}

/**
 * Draws the computer players that are not levels, each in place of the level or of the visitor.
 *
 * @param {import('./new-choices.js').Family} family
 * @param {Choices} choices
 */
function drawResearch({ players }, choices) {
  const options = (/** @type {boolean} */ isForLevels) =>
    players
      .filter(({ player }) => isLevel(player) === isForLevels)
      .map(({ player, name }) => createElement('option', { value: player }, name));
  const none = (/** @type {string} */ text) => createElement('option', { value: '' }, text);
  const levels = createElement(
    'optgroup',
    { label: translate('new.research-levels') },
    ...options(true),
  );
  const research = createElement(
    'optgroup',
    { label: translate('new.research') },
    ...options(false),
  );
  byId('player').replaceChildren(none(translate('new.research-level')), ...options(false));
  byId('place').replaceChildren(none(translate('new.research-self')), levels, research);
  for (const name of /** @type {const} */ (['player', 'place'])) {
    field(name).value = choices[name];
    field(name).value ||= '';
  }
}

/** Shows the parts that apply to the choices, and what the closed part of the form sets. */
function drawChoices() {
  const opponent = valueOf('opponent');
  const isComputer = opponent === 'computer';
  for (const part of document.querySelectorAll('[data-for]')) {
    const opponents = (part.getAttribute('data-for') ?? '').split(' ');
    part.toggleAttribute('hidden', !opponents.includes(opponent));
  }
  if (isComputer && readClock().endsWith('d/move')) {
    field('clock').value = 'off';
    field('unit').value = 'm';
  }
  const isOther = valueOf('clock') === 'other';
  byId('other-clock').hidden = !isOther;
  byId('unit-field').hidden = isComputer;
  byId('increment-field').hidden = valueOf('unit') === 'd';
  field('base').disabled = !isOther;
  field('base').max = valueOf('unit') === 'd' ? '14' : '180';
  field('increment').disabled = !isOther || valueOf('unit') === 'd';
  field('odds').disabled = !canHaveOdds(readClock());
  byId('odds-hint').hidden = !field('odds').disabled;
  field('level').disabled = isComputer && valueOf('player') !== '';
  const isRatable = canBeRated(readForm(), familyOf(catalogue.families, selectedBoard().game));
  allow('rated', isRatable);
  byId('rated-hint').hidden = isRatable;
  allow('swap', canHaveSwap(readForm()));
  byId('swap-hint').hidden = isComputer || !field('swap').disabled;
  drawSummary();
}

/**
 * Lets a box be ticked, or disables it without a tick.
 *
 * @param {string} name
 * @param {boolean} isAllowed
 */
function allow(name, isAllowed) {
  const box = field(name);
  box.disabled = !isAllowed;
  box.checked &&= isAllowed;
}

/** Says what the closed part of the form sets. */
function drawSummary() {
  const side = valueOf('side');
  const isComputer = valueOf('opponent') === 'computer';
  const players = isComputer ? ['place', 'player'].map(selectedOption) : [];
  const parts = [
    variantFields.hasChoice ? variantFields.name : '',
    side === 'random' ? translate('new.random-side') : byId(`side-${side}`).textContent,
    ...players,
    field('odds').disabled ? '' : selectedOption('odds'),
  ];
  setText(byId('more-now'), parts.filter(Boolean).join(' · '));
}

/**
 * Returns the text of the option that a list selects; empty for the one without a value.
 *
 * @param {string} name
 */
function selectedOption(name) {
  const select = byId(name, HTMLSelectElement);
  return select.value === '' ? '' : (select.selectedOptions[0]?.textContent ?? '');
}

/**
 * Fills the form with choices.
 *
 * @param {Choices} choices
 */
function fillForm(choices) {
  const { game, variant, clock } = choices;
  const values = [
    `${game}/${variant}`,
    `${game}/${familyOf(catalogue.families, game).mainVariant}`,
  ];
  field('board').value =
    values.find(value => form.querySelector(`[name=board][value="${value}"]`) !== null) ?? '';
  field('opponent').value = choices.opponent;
  field('level').value = choices.level;
  field('side').value = choices.side;
  field('odds').value = choices.odds;
  const parsed = parseClock(clock);
  const isOffered = form.querySelector(`[name=clock][value="${clock}"]`) !== null;
  field('clock').value = isOffered ? clock : 'other';
  if (parsed !== undefined) {
    field('base').value = String(parsed.base);
    field('unit').value = parsed.unit;
    field('increment').value = String(parsed.increment);
  }
  field('name').value = savedName();
  field('public').checked = choices.public;
  field('match').checked = choices.match;
  field('rated').checked = choices.rated;
  field('swap').checked = choices.swap;
  drawBoard(choices);
  drawChoices();
}

/**
 * Says which parameters of the address the form cannot set.
 *
 * @param {Refused[]} refused
 */
function showRefused(refused) {
  byId('refused').hidden = refused.length === 0;
  byId('refused').replaceChildren(
    ...refused.map(({ name, value, example }) => {
      const address = `/new?${new URLSearchParams({ [name]: example })}`;
      return createElement('p', {}, translate('new.refused', name, value, address));
    }),
  );
}

/** Stores the choices for the next time. */
function saveChoices() {
  saveName(valueOf('name'));
  saveSetting('level', valueOf('level'));
  // The level is shared with the home page.
  saveSetting(STORAGE_NAME, { ...readForm(), level: undefined });
}

async function submit() {
  const choices = readForm();
  const players = playersOf(choices);
  const isOpen = choices.opponent === 'open';
  const hasHuman = players.first === 'me' || players.second === 'me';
  saveChoices();
  beginButton.disabled = true;
  byId('problem').hidden = true;
  try {
    await createGame({
      game: choices.game,
      variant: choices.variant,
      ...players,
      clock: clockOf(choices),
      open: isOpen,
      name: playerName(),
      visibility: isOpen || !hasHuman || choices.public ? 'public' : 'private',
      match: choices.match && hasHuman,
      rated: choices.rated && canBeRated(choices, familyOf(catalogue.families, choices.game)),
      swap: choices.swap && canHaveSwap(choices),
    });
  } catch (error) {
    showFailure(error);
    beginButton.disabled = false;
  }
}

async function drawPictures() {
  /** @type {Api.BoardPictures} */
  const { pictures } = await get('/board-pictures');
  for (const { game, variant, position } of pictures) {
    const frame = form.querySelector(
      `.board-picture[data-game="${game}"][data-variant="${variant}"]`,
    );
    const board = await createBoardPicture({ game, variant });
    frame?.replaceChildren(board);
    board.show(position);
  }
}

/** @type {Choices} */
const standard = {
  ...selectedBoard(),
  opponent: 'computer',
  level: loadSetting('level', '3'),
  player: '',
  place: '',
  side: 'random',
  clock: 'off',
  odds: '',
  public: false,
  match: false,
  rated: false,
  swap: false,
};
const last = readChoices(catalogue.families, standard, loadSetting(STORAGE_NAME, {}));
const asked = readChoices(
  catalogue.families,
  last.choices,
  Object.fromEntries(new URLSearchParams(location.search)),
);
fillForm(asked.choices);
showRefused(asked.refused);
warnWithoutCookies();
byId('boards').addEventListener('change', () => drawBoard(readForm()));
form.addEventListener('change', drawChoices);
form.addEventListener('submit', event => {
  event.preventDefault();
  submit();
});
beginButton.disabled = false;
document.documentElement.dataset.ready = 'yes';
await drawPictures();
