/** The entry of the analysis page. */
import '../site/server-engine.ts'; // First: the other modules ask it.
import '../site/header.ts';
import { here, openPage } from '../site/address.ts';
import { ApiError } from '../site/api.js';
import { createBoard } from '../site/board-element.ts';
import { boardTexts, loadCatalogue } from '../site/boards.ts';
import { byId, createElement, setText } from '../site/dom.ts';
import { errorText, showProblem } from '../site/errors.ts';
import { translate } from '../site/messages.ts';
import { nameBoard } from '../site/name-board.ts';
import { AnalysisPage } from './analysis-page.ts';
import { loadSource, type AnalysisSource } from './analysis-source.ts';
import { useBoardColors } from './board-colors.ts';
import { OpenDialog } from './open-dialog.ts';

/**
 * Fills the form that opens another game or variant, and returns the name of the current game.
 *
 * @param id the current game
 */
async function fillGameForm(id: GameId) {
  const { families } = await loadCatalogue();
  const gameSelect = byId('game', HTMLSelectElement);
  const variantSelect = byId('variant', HTMLSelectElement);
  gameSelect.append(
    ...families.map(({ game, name }) => createElement('option', { value: game }, name)),
  );
  const fillVariants = () => {
    const family = families.find(({ game }) => game === gameSelect.value);
    const variants = (family?.variants ?? []).filter(
      ({ featured, variant }) => featured || (family?.game === id.game && variant === id.variant),
    );
    variantSelect.replaceChildren(
      ...variants.map(({ variant, name }) => createElement('option', { value: variant }, name)),
    );
  };
  gameSelect.value = id.game;
  fillVariants();
  variantSelect.value = id.variant;
  gameSelect.addEventListener('change', fillVariants);
  byId('choose').addEventListener('submit', event => {
    event.preventDefault();
    const chosen = { game: gameSelect.value, variant: variantSelect.value };
    openPage(`/analysis?${new URLSearchParams(chosen)}`);
  });
  return families.find(({ game }) => game === id.game)?.name ?? id.game;
}

function showTitle({ facts: { title = '', white, black } }: AnalysisSource) {
  byId('study-title', HTMLInputElement).value = title;
  const players = white && black ? translate('analysis.players', white, black) : '';
  const shown = title || players;
  if (shown !== '') {
    setText(byId('title'), shown);
    document.title = `${shown} · Tabuleiro`;
  }
}

async function start() {
  const source = await loadSource(here());
  const { game } = source.id;
  const [board, texts, name] = await Promise.all([
    createBoard(source.id),
    boardTexts(game),
    fillGameForm(source.id),
  ]);
  board.setAttribute('label', translate('analysis.board-of', name));
  board.setAttribute('fill', '');
  byId('board').append(board);
  useBoardColors(board, byId('main'));
  nameBoard(board, game);
  setText(byId('setting'), name);
  setText(
    byId('score-about'),
    translate('analysis.score.about', texts['side.first'], texts['side.second']),
  );
  showTitle(source);
  const page = new AnalysisPage(source, board, texts);
  openDialog.startOf = id =>
    id.game === page.id.game && id.variant === page.id.variant ? page.tree.start : '';
  await page.shown;
  document.documentElement.dataset.ready = 'yes';
}

const openDialog = new OpenDialog();
start().catch(error => {
  showProblem(errorText(error, 'analysis.offline'));
  fillGameForm({ game: 'talpa', variant: '8x8' }).catch(() => {});
  if (!(error instanceof ApiError)) {
    throw error;
  }
});
