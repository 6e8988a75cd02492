/** The page to begin a game: a form for a new one, quick pairing, tournaments and open challenges. */
import '../site/server-engine.ts'; // First: the other modules ask it.
import '../site/header.ts';
import { hasServer, here } from '../site/address.ts';
import { ask } from '../site/ask.ts';
import { drawBoardCrops } from '../site/board-crops.ts';
import { loadCatalogue, variantsOfBoard } from '../site/boards.ts';
import { byId, createElement, find, setText } from '../site/dom.ts';
import { showFailure, warnWithoutCookies } from '../site/errors.ts';
import { translate } from '../site/messages.ts';
import { reloadOnSessionChange } from '../site/session.ts';
import { loadSetting, saveSetting } from '../site/storage.ts';
import { View } from '../site/view.ts';
import { playerName, saveName, savedName } from '../site/visitor.ts';
import { chosenLevel, createGame, prepareEngine } from './create-game.js';
import {
  type Choices,
  clockOf,
  type Clock,
  familyOf,
  formatClock,
  parseClock,
  playersOf,
  readChoices,
  type Refused,
  settle,
  variantOf,
} from './new-choices.ts';
import { beginText, type NewState, settings, TIMES } from './new-parts.ts';
import { boardOf, challengeChannel } from './open-challenges.ts';
import { OpenGames } from './open-games.ts';
import { QuickPairing } from './quick-pairing.ts';
import { SidePieces } from './side-pieces.ts';

reloadOnSessionChange();

/** The name under which the browser stores the choices. */
const STORAGE_NAME = 'new';

const form = byId('form', HTMLFormElement);
const beginButton = byId('begin', HTMLButtonElement);
const [catalogue, { pictures }] = await Promise.all([
  loadCatalogue(),
  ask('GET /board-pictures', {}),
]);

/** Returns the board whose picture is chosen. */
function chosenBoard(): GameId {
  return boardOf(String(new FormData(form).get('board')));
}

/** Returns the pieces that stand for the sides of a game. */
function piecesOf({ game, variant }: GameId): SidePieces | undefined {
  const picture = pictures.find(known => known.game === game && known.variant === variant);
  return picture && new SidePieces(game, picture.position);
}

/** Reads the form after a change of one of its fields. */
function readForm(changed: EventTarget | null): void {
  const { state } = view;
  const data = new FormData(form);
  const text = (name: string, before: string) => String(data.get(name) ?? before);
  const board = chosenBoard();
  const isSameBoard = board.game === state.board.game && board.variant === state.board.variant;
  const isOtherTime = data.get('clock') === 'other';
  const time: Clock = {
    base: Number(text('base', String(state.time.base))),
    unit: text('unit', state.time.unit) === 'd' ? 'd' : 'm',
    increment: Number(text('increment', String(state.time.increment))),
  };
  const { choices } = state;
  const read: Choices = {
    game: board.game,
    variant: isSameBoard ? chosenVariant(text('variant', choices.variant), changed) : board.variant,
    opponent: text('opponent', choices.opponent),
    level: text('level', choices.level),
    player: text('player', isSameBoard ? choices.player : ''),
    place: text('place', isSameBoard ? choices.place : ''),
    side: text('side', choices.side),
    clock: isOtherTime ? formatClock(time) : text('clock', choices.clock),
    odds: text('odds', choices.odds),
    public: isTicked('public', data, choices.public),
    match: data.has('match'),
    rated: data.has('rated'),
    swap: data.has('swap'),
  };
  show({ ...read, ...(isSameBoard ? {} : { player: '', place: '' }) }, board, {
    isOtherTime,
    time,
    name: text('name', state.name),
  });
}

/** A box that the form does not show keeps its tick. */
function isTicked(name: string, data: FormData, before: boolean): boolean {
  return form.elements.namedItem(name) === null ? before : data.has(name);
}

/** Returns the variant that the fields of its parts choose. */
function chosenVariant(listed: string, changed: EventTarget | null): string {
  const parts = [...form.querySelectorAll<HTMLSelectElement>('[data-part]')];
  const index = parts.findIndex(part => part === changed);
  if (index < 0) {
    return listed;
  }
  const wanted = parts.map(({ value }) => value);
  const { board, choices } = view.state;
  return variantOf(variantsOfBoard(catalogue, board), wanted, index) ?? choices.variant;
}

/** Shows choices, without those that the others rule out. */
function show(choices: Choices, board: GameId, changes: Partial<NewState>): void {
  const settled = settle(choices, familyOf(catalogue.families, choices.game));
  const isOtherTime = (changes.isOtherTime ?? view.state.isOtherTime) && settled.clock !== 'off';
  const isSameBoard = board.game === view.state.board.game && view.state.pieces !== undefined;
  const pieces = isSameBoard ? view.state.pieces : piecesOf(board);
  view.update({ ...changes, choices: settled, board, isOtherTime, pieces });
  const shown = catalogue.boards.find(
    known => known.game === board.game && known.variant === board.variant,
  );
  setText(byId('tagline'), (shown ?? familyOf(catalogue.families, board.game)).tagline);
  setText(beginButton, beginText(view.state));
  pairing.choose(board);
}

/** Says which parameters of the address the form cannot set. */
function showRefused(refused: readonly Refused[]): void {
  byId('refused').hidden = refused.length === 0;
  byId('refused').replaceChildren(
    ...refused.map(({ name, value, example }) => {
      const address = `/new?${new URLSearchParams({ [name]: example })}`;
      return createElement('p', {}, translate('new.refused', name, value, address));
    }),
  );
}

/** Stores the choices for the next time. The level is shared with the home page. */
function saveChoices({ choices, name }: NewState): void {
  saveName(name);
  saveSetting('level', choices.level);
  saveSetting(STORAGE_NAME, { ...choices, level: undefined });
}

async function submit(): Promise<void> {
  readForm(null);
  const { choices } = view.state;
  const players = playersOf(choices);
  const isOpen = choices.opponent === 'open';
  const hasHuman = players.first === 'me' || players.second === 'me';
  saveChoices(view.state);
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
      rated: choices.rated,
      swap: choices.swap,
    });
  } catch (error) {
    showFailure(error);
    beginButton.disabled = false;
  }
}

/** Returns what the page begins with: what the address asks for, on top of the last choices. */
function readAddress() {
  const standard: Choices = {
    ...chosenBoard(),
    opponent: 'computer',
    level: chosenLevel(),
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
  const { families } = catalogue;
  const last = readChoices(families, standard, loadSetting(STORAGE_NAME, {}));
  const source = Object.fromEntries(new URLSearchParams(here().search));
  return readChoices(families, last.choices, source);
}

/** Chooses the picture of the board that has a variant. */
function chooseBoard({ game, variant }: Choices): void {
  const home = familyOf(catalogue.families, game).mainVariant;
  const inputs = [variant, home].map(name => `[name='board'][value='${game}/${name}']`);
  const input = inputs.map(selector => form.querySelector(selector)).find(Boolean);
  if (input instanceof HTMLInputElement) {
    input.checked = true;
  }
}

const asked = readAddress();
chooseBoard(asked.choices);
const view = new View<NewState>(
  byId('settings'),
  {
    catalogue,
    choices: asked.choices,
    board: chosenBoard(),
    isOtherTime: !TIMES.includes(asked.choices.clock),
    time: parseClock(asked.choices.clock) ?? { base: 10, unit: 'm', increment: 5 },
    name: savedName(),
    pieces: undefined,
  },
  settings,
);
const pairing = new QuickPairing(find(byId('quick'), '.pairing'), view.state.board, isSearching => {
  if (isSearching) {
    channel.renew();
  }
});
const open = new OpenGames(catalogue);
const channel = challengeChannel(games => {
  pairing.update(games);
  open.showChallenges(games);
});

show(asked.choices, view.state.board, {});
showRefused(asked.refused);
warnWithoutCookies();
form.addEventListener('change', ({ target }) => readForm(target));
form.addEventListener('submit', event => {
  event.preventDefault();
  void submit();
});
beginButton.disabled = false;
document.documentElement.dataset.ready = 'yes';
await drawBoardCrops(pictures);
if (asked.choices.opponent === 'computer') {
  prepareEngine();
}
if (hasServer) {
  channel.open();
  // The page works without the games of others.
  await open.loadTournaments().catch(() => undefined);
}
