/** The form for a new game. */
import '../site/header.js';
import { loadCatalogue } from '../site/boards.js';
import { byId, createElement, setText } from '../site/dom.js';
import { errorText, showProblem } from '../site/errors.js';
import { translate } from '../site/messages.js';
import { loadSetting, saveSetting } from '../site/storage.js';
import { createGame } from './create-game.js';

/** The name under which the browser stores the choices. */
const STORAGE_NAME = 'new';

/** The fields that are filled in from the stored choices and from the address. */
const FILLED_FIELDS = ['game', 'opponent', 'side', 'clock', 'minutes', 'seconds', 'days'];

/** The names of the levels. The other computer players are for research. */
const LEVEL = /^[1-9]$/;

const form = byId('form', HTMLFormElement);
const variantSelect = byId('variant', HTMLSelectElement);
const beginButton = byId('begin', HTMLButtonElement);
const { families } = await loadCatalogue();

/**
 * The choices of the last time; those in the address come first.
 *
 * @type {Record<string, string | boolean | undefined>}
 */
const choices = {
  game: 'talpa',
  ...loadSetting(STORAGE_NAME, {}),
  ...Object.fromEntries(new URLSearchParams(location.search)),
};

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

function selectedFamily() {
  return families.find(({ game }) => game === valueOf('game')) ?? families[0];
}

function drawGames() {
  byId('games').replaceChildren(
    ...families.map(({ game, name }) =>
      createElement(
        'label',
        { class: 'choice' },
        createElement('input', { type: 'radio', name: 'game', value: game }),
        createElement('span', {}, name),
      ),
    ),
  );
}

/** Draws the parts that depend on the game: variants, sides, players. */
function drawFamily() {
  const { tagline, variants, first, second } = selectedFamily();
  setText(byId('tagline'), tagline);
  const featured = variants.filter(variant => variant.featured);
  const others = variants.filter(variant => !variant.featured);
  variantSelect.replaceChildren(...featured.map(createVariantOption));
  if (others.length > 0) {
    const label = translate('new.other-variants');
    variantSelect.append(createElement('optgroup', { label }, ...others.map(createVariantOption)));
  }
  setText(byId('side-first'), translate('new.side-first', first));
  setText(byId('side-second'), translate('new.side-second', second));
  drawPlayers();
}

/** @param {{ variant: string, name: string }} variant */
function createVariantOption({ variant, name }) {
  return createElement('option', { value: variant }, name);
}

/** Draws the computer players, with their Elo on the variant where it was measured. */
function drawPlayers() {
  const { players, variants, home } = selectedFamily();
  const variant = variantSelect.value;
  const isMeasured =
    variants.some(known => known.variant === variant) && players[1].elo[variant] >= 0;
  const measured = isMeasured ? variant : home;
  for (const id of ['player', 'first']) {
    const select = byId(id, HTMLSelectElement);
    const before = select.value || choices[id] || choices.level || '3';
    const options = players.map(player => createPlayerOption(player, measured));
    const levels = options.filter(({ value }) => LEVEL.test(value));
    const research = options.filter(({ value }) => !LEVEL.test(value));
    select.replaceChildren(
      ...levels,
      createElement('optgroup', { label: translate('new.research') }, ...research),
    );
    select.value = String(before);
    if (select.selectedIndex < 0) {
      select.selectedIndex = 2;
    }
  }
}

/**
 * Returns the choice of a computer player: a level has a description, and its Elo as a tooltip.
 *
 * @param {Api.Catalogue['families'][number]['players'][number]} player
 * @param {string} measured the variant whose Elo is shown
 */
function createPlayerOption({ player, name, elo }, measured) {
  const title = elo[measured] > 0 ? translate('new.strength', name, elo[measured]) : undefined;
  const text = LEVEL.test(player) ? translate(`new.level-name.${player}`) : name;
  return createElement('option', { value: player, title }, text);
}

/** Hides the parts that do not apply to the choices. */
function hideUnusedParts() {
  const opponent = valueOf('opponent');
  for (const part of document.querySelectorAll('[data-for]')) {
    const opponents = (part.getAttribute('data-for') ?? '').split(' ');
    part.toggleAttribute('hidden', !opponents.includes(opponent));
  }
  if (valueOf('clock') === 'days' && !['friend', 'open'].includes(opponent)) {
    field('clock').value = 'off';
  }
  for (const part of document.querySelectorAll('[data-clock]')) {
    const isHidden = part.getAttribute('data-clock') !== valueOf('clock');
    part.toggleAttribute('hidden', isHidden);
    part.querySelectorAll('input').forEach(input => {
      input.disabled = isHidden;
    });
  }
  setText(byId('opponent-hint'), translate(`new.hint.${opponent}`));
  setText(byId('player-label'), translate(opponent === 'two' ? 'new.second' : 'new.player'));
}

/** Fills the form with the choices. */
function fillForm() {
  for (const name of FILLED_FIELDS) {
    const value = choices[name];
    if (value !== undefined) {
      field(name).value = String(value);
    }
  }
  if (valueOf('game') === '') {
    field('game').value = 'talpa';
  }
  field('name').value = loadSetting('name', '');
  field('public').checked = choices.public === true;
  field('match').checked = choices.match === true;
  drawFamily();
  variantSelect.value = String(choices.variant ?? selectedFamily().home);
  if (variantSelect.selectedIndex < 0) {
    variantSelect.value = selectedFamily().home;
  }
  drawPlayers();
  hideUnusedParts();
}

/** Returns the time control as the server reads it. */
function clockSetting() {
  switch (valueOf('clock')) {
    case 'live':
      return `${valueOf('minutes')}m+${valueOf('seconds')}s`;
    case 'days':
      return `${valueOf('days')}d/move`;
    default:
      return 'off';
  }
}

/**
 * Returns the players of both sides as the server reads them.
 *
 * @returns {Pick<Api.NewGame, 'first' | 'second' | 'sides'>}
 */
function selectedPlayers() {
  if (valueOf('opponent') === 'two') {
    return { first: valueOf('first'), second: valueOf('player'), sides: 'fixed' };
  }
  const opponent = valueOf('opponent') === 'computer' ? valueOf('player') : 'other';
  const isSecond = valueOf('side') === 'second';
  return {
    first: isSecond ? opponent : 'me',
    second: isSecond ? 'me' : opponent,
    sides: valueOf('side') === 'random' ? 'random' : 'fixed',
  };
}

/** Stores the choices for the next time. */
function saveChoices() {
  saveSetting('name', valueOf('name').trim());
  saveSetting(STORAGE_NAME, {
    ...Object.fromEntries(new FormData(form)),
    public: field('public').checked,
    match: field('match').checked,
  });
}

async function submit() {
  const opponent = valueOf('opponent');
  const isOpen = opponent === 'open';
  const isPublic = isOpen || opponent === 'two' || field('public').checked;
  saveChoices();
  beginButton.disabled = true;
  byId('problem').hidden = true;
  try {
    await createGame({
      game: valueOf('game'),
      variant: variantSelect.value,
      ...selectedPlayers(),
      clock: clockSetting(),
      open: isOpen,
      name: valueOf('name').trim() || translate('game.guest'),
      visibility: isPublic ? 'public' : 'private',
      match: field('match').checked && opponent !== 'two',
    });
  } catch (error) {
    showProblem(errorText(error, 'game.failed'));
    beginButton.disabled = false;
  }
}

drawGames();
fillForm();
byId('games').addEventListener('change', drawFamily);
variantSelect.addEventListener('change', drawPlayers);
form.addEventListener('change', hideUnusedParts);
form.addEventListener('submit', event => {
  event.preventDefault();
  submit();
});
document.documentElement.dataset.ready = 'yes';
