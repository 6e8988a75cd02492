/** The list of moves, and the buttons that step through the game. */
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { nameOf } from '../board/labels.ts';
import { byId, find } from '../site/dom.ts';
import { createIcon } from '../site/create-icon.ts';
import * as icons from '../site/icons.ts';
import { keepInView } from '../site/keep-in-view.ts';
import { translate } from '../site/messages.ts';
import { View } from '../site/view.ts';

/** A move in the list: its name and its text, and the number of moves after it. */
interface ListedMove {
  readonly name: string;
  readonly move: string;
  readonly ply: number;
}

/** A row of the list: the moves of both sides. */
interface MoveRow {
  readonly number: number;
  first?: ListedMove;
  second?: ListedMove;
}

/** What the list shows. */
interface Listed {
  readonly moves: readonly Api.Move[];
  /** The number of moves before the shown position. */
  readonly ply: number;
}

const STEPS = [
  [-Infinity, 'start'],
  [-1, 'back'],
  [1, 'forward'],
  [Infinity, 'end'],
] as const;

/** The controls that use the arrow keys themselves. */
const KEY_USERS = 'input, select, textarea, summary, .log, tabuleiro-board';

/** The list of moves, and the buttons that step through the game and turn the board. */
export class MoveList {
  #view: View<Listed>;

  /** Scrolls to the current move within the list: on phones it is one line. */
  #scroll: (() => void) | undefined;

  /**
   * @param onSelect called with the ply to show
   * @param onFlip called by the button that turns the board round; without it there is none
   */
  constructor(
    readonly onSelect: (ply: number) => void,
    readonly onFlip?: () => void,
  ) {
    this.#view = new View<Listed>(byId('move-list'), { moves: [], ply: 0 }, state =>
      this.#list(state),
    );
    addEventListener('keydown', event => this.#press(event));
  }

  /** Draws the moves, with the one that led to the shown position marked. */
  draw(moves: readonly Api.Move[], ply: number): void {
    const { state, root } = this.#view;
    if (moves !== state.moves || ply !== state.ply) {
      this.#view.update({ moves, ply });
      this.#scroll ??= keepInView(find(root, '#moves'), () => root.querySelector('[aria-current]'));
      this.#scroll();
    }
  }

  #list({ moves, ply }: Listed): TemplateResult {
    const move = (listed: ListedMove | undefined) =>
      listed === undefined
        ? html`<span class="quiet">…</span>`
        : html`<button
            type="button"
            class="ply"
            title=${listed.move}
            aria-current=${listed.ply === ply ? 'true' : nothing}
            @click=${() => this.onSelect(listed.ply)}
          >
            ${listed.name}
          </button>`;
    return html`<h2 class="visually-hidden" id="moves-title">${translate('game.moves')}</h2>
      <ol class="moves numbers" id="moves" aria-labelledby="moves-title">
        ${rowsOf(moves).map(
          ({ number, first, second }) =>
            html`<li><span class="quiet">${number}</span>${move(first)}${move(second)}</li>`,
        )}
      </ol>
      ${moves.length === 0 ? html`<p class="quiet no-moves">${translate('game.no-moves')}</p>` : nothing}
      <div class="steps" id="steps" role="group" aria-label=${translate('game.steps')}>
        ${STEPS.map(([step, name]) => {
          const isAtEnd = step < 0 ? ply === 0 : ply === moves.length;
          return stepButton(`game.step.${name}`, ICONS[name], () => this.#step(step), isAtEnd);
        })}
        ${this.onFlip === undefined ? nothing : stepButton('game.flip', ICONS.flip, this.onFlip)}
      </div>`;
  }

  #step(step: number): void {
    const { moves, ply } = this.#view.state;
    const next = Math.min(Math.max(ply + step, 0), moves.length);
    if (next !== ply) {
      this.onSelect(next);
    }
  }

  /**
   * Steps by the arrow keys, wherever no other control uses them; within the list also by Home and
   * End.
   */
  #press(event: KeyboardEvent): void {
    const target = event.target instanceof Element ? event.target : null;
    const isInList = this.#view.root.contains(target);
    const steps: Record<string, number> = isInList
      ? { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity }
      : { ArrowLeft: -1, ArrowRight: 1 };
    const step = steps[event.key];
    const hasModifier = event.altKey || event.ctrlKey || event.metaKey;
    const isUsed =
      event.defaultPrevented || hasModifier || (target?.closest(KEY_USERS) ?? null) !== null;
    if (step !== undefined && !isUsed) {
      event.preventDefault();
      this.#step(step);
    }
  }
}

function stepButton(key: string, icon: Node, act: () => void, isAtEnd = false): TemplateResult {
  const label = translate(key);
  return html`<button
    type="button"
    class="tool"
    aria-label=${label}
    title=${label}
    aria-disabled=${isAtEnd}
    @click=${act}
  >
    ${icon}
  </button>`;
}

const ICONS = {
  start: createIcon(icons.start),
  back: createIcon(icons.back),
  forward: createIcon(icons.forward),
  end: createIcon(icons.end),
  flip: createIcon(icons.flip),
};

/** Returns the moves in rows of one move of each side. The second side may begin. */
export function rowsOf(moves: readonly Api.Move[]): MoveRow[] {
  const rows: MoveRow[] = [];
  moves.forEach((played, index) => {
    const { move, side } = played;
    const entry = { name: nameOf(played), move, ply: index + 1 };
    const last = rows.at(-1);
    if (last === undefined || side === 'first' || last[side] !== undefined) {
      rows.push({ number: rows.length + 1, [side]: entry });
    } else {
      last[side] = entry;
    }
  });
  return rows;
}
