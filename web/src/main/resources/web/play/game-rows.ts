/** Lists of games: a row for each, with its board, the players, the clock and the link. */
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { repeat } from 'lit/directives/repeat.js';
import { createBoardPicture } from '../site/board-picture.ts';
import { titleOf } from '../site/boards.ts';
import { find } from '../site/dom.ts';
import { pluralForm, translate } from '../site/messages.ts';
import { View } from '../site/view.ts';
import { SidePieces } from './side-pieces.ts';
import { formatClockSetting } from './time.ts';

type Game = Api.GameListEntry;

/** The keys of the texts for links to a game. */
export type LinkKey = 'list.join' | 'list.watch' | 'list.open' | 'list.search.replay';

/** What a list shows. */
interface Rows {
  readonly catalogue: Api.Catalogue;
  readonly games: readonly Game[];
  /** The key of the text for the links to the games. */
  readonly key: LinkKey;
}

/** A list of games. Rows that are listed already stay, and keep the focus. */
export class GameRows {
  #view: View<Rows>;

  /** Boards are drawn once they are near the visible part, and again at each change. */
  #near = new IntersectionObserver(entries => this.#drawNear(entries), { rootMargin: '20%' });
  #boards = new Map<string, ReturnType<typeof createBoardPicture>>();

  /** @param root the list, empty at first */
  constructor(root: HTMLElement, catalogue: Api.Catalogue, key: LinkKey) {
    this.#view = new View<Rows>(root, { catalogue, games: [], key }, rows);
  }

  /** Shows games in place of those that are shown. */
  update(games: readonly Game[]): void {
    this.#view.update({ games });
    for (const game of games) {
      if (this.#boards.has(game.id)) {
        void this.#drawBoard(game);
      } else {
        this.#near.observe(this.#frame(game));
      }
    }
  }

  #frame({ id }: Game): HTMLElement {
    return find(this.#view.root, `[data-picture='${id}']`);
  }

  #drawNear(entries: IntersectionObserverEntry[]): void {
    for (const { target } of entries.filter(({ isIntersecting }) => isIntersecting)) {
      this.#near.unobserve(target);
      const id = target.getAttribute('data-picture');
      const game = this.#view.state.games.find(known => known.id === id);
      if (game !== undefined) {
        void this.#drawBoard(game);
      }
    }
  }

  async #drawBoard(game: Game): Promise<void> {
    const made = this.#boards.get(game.id) ?? createBoardPicture(game);
    this.#boards.set(game.id, made);
    const board = await made;
    // The row may have been removed meanwhile, and may come back later.
    const frame = this.#view.root.querySelector(`[data-picture='${game.id}']`);
    if (board.parentNode !== frame) {
      frame?.replaceChildren(board);
    }
    board.show(game.position);
  }
}

function rows({ catalogue, games, key }: Rows): TemplateResult {
  return html`${repeat(
    games,
    ({ id }) => id,
    game => row(game, catalogue, key),
  )}`;
}

function row(game: Game, catalogue: Api.Catalogue, linkKey: LinkKey): TemplateResult {
  const { name, variant } = titleOf(catalogue, game);
  const isOwn = linkKey === 'list.join' && game.side !== '';
  const key = isOwn ? 'list.open' : linkKey;
  const isMain = game.isYourTurn || key === 'list.join';
  const note = noteOf(game, catalogue, linkKey);
  const label = translate('list.go', translate(key), name, namesOf(game).join(' – '));
  return html`<li class=${game.isYourTurn ? 'yours' : ''}>
    <div class="board-picture" data-picture=${game.id} aria-hidden="true"></div>
    <div class="what">
      <h3>${name}${variant === '' ? nothing : html` <span class="quiet">${variant}</span>`}</h3>
      ${players(game, catalogue, linkKey)}
      <span class="quiet">${factsOf(game).join(' · ')}</span>
      ${note === '' ? nothing : html`<span class="tag now">${note}</span>`} ${ownResult(game)}
    </div>
    <a class="button go ${isMain ? 'strong' : ''}" href="/g/${game.id}" aria-label=${label}>
      ${translate(key)}
    </a>
  </li>`;
}

function namesOf({ seats }: Game): string[] {
  return seats.map(seat => (seat.taken ? seat.name : translate('list.free')));
}

/** Returns the players, each with a piece of their side; of the visitor's own games the opponent. */
function players(game: Game, catalogue: Api.Catalogue, linkKey: LinkKey): TemplateResult {
  const pieces = new SidePieces(game.game, game.position);
  const names = namesOf(game);
  return html`<ul class="players">
    ${game.seats.map(({ side, member }, index) =>
      linkKey === 'list.open' && game.side === side
        ? nothing
        : html`<li class=${game.toMove === side ? 'to-move' : ''}>
            ${pieces.createSwatch(side)}
            <span
              >${
                member === ''
                  ? names[index]
                  : html`<a href="/player/${encodeURIComponent(member)}">${names[index]}</a>`
              }
              (${sideName(game, side, catalogue)})</span
            >
          </li>`,
    )}
  </ul>`;
}

function sideName({ game }: Game, side: Side, { families }: Api.Catalogue): string {
  return families.find(family => family.game === game)?.[side] ?? side;
}

/**
 * Returns what concerns the visitor: their turn, their own challenge, or the side that they would
 * play; empty for nothing.
 */
function noteOf(game: Game, catalogue: Api.Catalogue, linkKey: LinkKey): string {
  if (game.isYourTurn) {
    return translate('list.yours');
  }
  if (linkKey !== 'list.join') {
    return '';
  }
  const free = game.seats.find(seat => seat.free);
  if (game.side !== '' || free === undefined) {
    return translate('list.own');
  }
  return translate('list.you-play', sideName(game, free.side, catalogue));
}

/** Returns how a finished game has ended for the visitor; nothing where they did not play in it. */
function ownResult({ side, result }: Game): TemplateResult | typeof nothing {
  if (side === '' || result === '*') {
    return nothing;
  }
  if (result === '1/2-1/2') {
    return html`<span class="tag">${translate('player.drawn')}</span>`;
  }
  return (side === 'first') === (result === '1-0')
    ? html`<span class="tag won">${translate('player.won')}</span>`
    : html`<span class="tag">${translate('player.lost')}</span>`;
}

/** Returns the clock, what the players agreed to, and the result or what happens in the game. */
function factsOf({ clock, rated, swap, result, endingText, ply, watchers }: Game): string[] {
  const facts = [
    formatClockSetting(clock),
    rated ? translate('game.rated') : '',
    swap ? translate('game.swap-rule') : '',
    result === '*' ? '' : translate(`list.result.${result}`, endingText),
    result === '*' && ply > 0 ? translate(`list.ply.${pluralForm(ply)}`, ply) : '',
    result === '*' && watchers > 0 ? translate('list.watchers', watchers) : '',
  ];
  return facts.filter(Boolean);
}
