import { catalogue } from '/site/boards.js';
import { byId, make, setText } from '/site/dom.js';
import { remember, remembered } from '/site/storage.js';
import { say } from '/site/words.js';
import { create } from './create.js';

/** The names of what the form remembers; the address may say others. */
const NAME = 'new';
const form = byId('form');
const { families } = await catalogue();
const wishes = { ...remembered(NAME, {}), ...Object.fromEntries(new URLSearchParams(location.search)) };

function family() {
  return families.find(({ game }) => game === form.elements.game.value);
}

/** Draws the choice of games. */
function drawGames() {
  byId('games').replaceChildren(...families.map(({ game, name }) => make('label', { class: 'choice' },
    make('input', { type: 'radio', name: 'game', value: game }), make('span', {}, name))));
}

/** Draws what depends on the game: variants, sides, players. */
function drawFamily() {
  const { tagline, variants, first, second } = family();
  setText(byId('tagline'), tagline);
  const option = ({ variant, name }) => make('option', { value: variant }, name);
  const others = variants.filter(({ featured }) => !featured);
  byId('variant').replaceChildren(...variants.filter(({ featured }) => featured).map(option));
  if (others.length > 0) {
    byId('variant').append(make('optgroup', { label: say('new.other-variants') }, ...others.map(option)));
  }
  setText(byId('side-first'), say('new.side-first', first));
  setText(byId('side-second'), say('new.side-second', second));
  drawPlayers();
}

function drawPlayers() {
  const { players, variants, home } = family();
  const variant = byId('variant').value;
  const measured = variants.some(one => one.variant === variant && players[1].elo[variant] >= 0)
    ? variant : home;
  for (const select of [byId('player'), byId('first')]) {
    const before = select.value || wishes[select.id] || wishes.level || '3';
    select.replaceChildren(...players.map(({ player, name, elo }) => make('option', { value: player },
      elo[measured] > 0 ? say('new.strength', name, elo[measured]) : name)));
    select.value = before;
    if (select.selectedIndex < 0) {
      select.selectedIndex = 2;
    }
  }
}

/** Hides what does not belong to the choices. */
function drawParts() {
  const opponent = form.elements.opponent.value;
  for (const part of document.querySelectorAll('[data-for]')) {
    part.hidden = !part.dataset.for.split(' ').includes(opponent);
  }
  if (form.elements.clock.value === 'days' && !['friend', 'open'].includes(opponent)) {
    form.elements.clock.value = 'off';
  }
  for (const part of document.querySelectorAll('[data-clock]')) {
    part.hidden = part.dataset.clock !== form.elements.clock.value;
    part.querySelectorAll('input').forEach(input => { input.disabled = part.hidden; });
  }
  setText(byId('opponent-hint'), say(`new.hint.${opponent}`));
  setText(byId('player-label'), say(opponent === 'two' ? 'new.second' : 'new.player'));
}

/** Fills in what was chosen the last time, or what the address says. */
function fill() {
  const chosen = { game: 'talpa', ...wishes };
  for (const name of ['game', 'opponent', 'side', 'clock', 'minutes', 'seconds', 'days']) {
    if (chosen[name] !== undefined) {
      form.elements[name].value = chosen[name];
    }
  }
  if (form.elements.game.value === '') {
    form.elements.game.value = 'talpa';
  }
  form.elements.name.value = remembered('name', '');
  form.elements.public.checked = chosen.public === true;
  form.elements.match.checked = chosen.match === true;
  drawFamily();
  byId('variant').value = chosen.variant ?? family().home;
  if (byId('variant').selectedIndex < 0) {
    byId('variant').value = family().home;
  }
  drawPlayers();
  drawParts();
}

function clock() {
  const { clock: kind, minutes, seconds, days } = form.elements;
  switch (kind.value) {
    case 'live': return `${minutes.value}m+${seconds.value}s`;
    case 'days': return `${days.value}d/move`;
    default: return 'off';
  }
}

/** Returns who sits where, as the server takes it. */
function seats() {
  const { opponent, side, player, first } = form.elements;
  if (opponent.value === 'two') {
    return { first: first.value, second: player.value, sides: 'fixed' };
  }
  const other = opponent.value === 'computer' ? player.value : 'other';
  const isSecond = side.value === 'second';
  return {
    first: isSecond ? other : 'me', second: isSecond ? 'me' : other,
    sides: side.value === 'random' ? 'random' : 'fixed',
  };
}

async function begin() {
  const { game, variant, name, opponent, match } = form.elements;
  const isOpen = opponent.value === 'open';
  const isPublic = isOpen || opponent.value === 'two' || form.elements.public.checked;
  remember('name', name.value.trim());
  remember(NAME, {
    ...Object.fromEntries(new FormData(form)), public: form.elements.public.checked,
    match: match.checked,
  });
  byId('begin').disabled = true;
  byId('problem').hidden = true;
  try {
    await create({
      game: game.value, variant: variant.value, ...seats(), clock: clock(), open: isOpen,
      name: name.value.trim() || say('game.guest'), visibility: isPublic ? 'public' : 'private',
      match: match.checked && opponent.value !== 'two',
    });
  } catch (refusal) {
    byId('problem').textContent = refusal.says || say('game.failed');
    byId('problem').hidden = false;
    byId('begin').disabled = false;
  }
}

drawGames();
fill();
byId('games').addEventListener('change', drawFamily);
byId('variant').addEventListener('change', drawPlayers);
form.addEventListener('change', drawParts);
form.addEventListener('submit', event => {
  event.preventDefault();
  begin();
});
document.documentElement.dataset.ready = 'yes';
