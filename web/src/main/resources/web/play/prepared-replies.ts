/**
 * The replies that the player prepares in a correspondence game while the opponent thinks: when the
 * opponent plays the expected move, the server plays the reply. They are entered on the board, the
 * expected move first, or typed.
 */
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { put } from '../site/api.js';
import { ask } from '../site/ask.ts';
import { byId } from '../site/dom.ts';
import { errorText } from '../site/errors.ts';
import { newId } from '../site/ids.ts';
import { translate } from '../site/messages.ts';
import { loadVariation } from '../site/positions.ts';
import { View } from '../site/view.ts';
import type { GameModel } from './game-model.ts';
import type { ShownPosition } from './position-cache.ts';

type Reply = Api.PreparedReplies['replies'][number];

interface Prepared {
  /** Whether the player can have replies now. */
  readonly canPrepare: boolean;
  readonly replies: readonly Reply[];
  /** The position in which the next move of a reply is entered; undefined when none is entered. */
  readonly entry: ShownPosition | undefined;
  /** The expected move, once it is entered. */
  readonly expected: string | undefined;
  readonly problem: string;
}

const NO_ENTRY = { entry: undefined, expected: undefined, problem: '' };

export class PreparedReplies {
  #view: View<Prepared>;

  /** The ply for which the replies were requested. */
  #ply: number | undefined;

  /** @param onEntryChange called when the board has to show another position */
  constructor(
    readonly model: GameModel,
    readonly onEntryChange: () => void,
  ) {
    const none: Prepared = { canPrepare: false, replies: [], ...NO_ENTRY };
    this.#view = new View(byId('prepared'), none, state => this.#template(state));
  }

  /** The position in which the next move of a reply is entered; undefined when none is entered. */
  get entry(): ShownPosition | undefined {
    return this.#view.state.entry;
  }

  /** Draws the replies where the player can have some. They are requested once for each move. */
  async draw(): Promise<void> {
    const { state, isPlaying, isMyTurn } = this.model;
    const canPrepare = isPlaying && state.correspondence && !isMyTurn;
    this.#view.update({ canPrepare, ...(this.#ply === state.ply ? {} : NO_ENTRY) });
    if (canPrepare && this.#ply !== state.ply) {
      this.#ply = state.ply;
      const none = { replies: [] };
      const { id } = state;
      const known = await ask('GET /games/{id}/prepared-replies', { id }).catch(() => none);
      this.#view.update({ replies: known.replies });
    }
  }

  /** Handles a move that was entered on the board: the expected move, then the reply. */
  async enterPath(path: string[]): Promise<void> {
    const { entry, expected } = this.#view.state;
    if (entry === undefined) {
      return;
    }
    try {
      const from = { position: entry.position.position, path };
      const { position, moves } = await loadVariation(this.model.state, from);
      const move = moves[moves.length - 1];
      if (expected === undefined) {
        this.#view.update({ expected: move.move, entry: { position, move } });
      } else {
        this.#view.update(NO_ENTRY);
        await this.#add({ expected, reply: move.move });
      }
    } catch (error) {
      this.#view.update({ problem: errorText(error, 'game.failed') });
    }
    this.onEntryChange();
  }

  #changeEntry(entry: ShownPosition | undefined): void {
    this.#view.update({ ...NO_ENTRY, entry });
    this.onEntryChange();
    if (entry !== undefined) {
      byId('board').scrollIntoView({ block: 'nearest' });
    }
  }

  #others({ expected }: Reply): Reply[] {
    return this.#view.state.replies.filter(known => known.expected !== expected);
  }

  #add(reply: Reply): Promise<void> {
    return this.#save([...this.#others(reply), reply]);
  }

  async #save(replies: Reply[]): Promise<void> {
    const { id } = this.model.state;
    try {
      const saved: Partial<Api.PreparedReplies> = await put(`/games/${id}/prepared-replies`, {
        id: newId(),
        replies,
      });
      this.#view.update({ replies: saved.replies ?? replies, problem: '' });
    } catch (error) {
      this.#view.update({ problem: errorText(error, 'game.failed') });
    }
  }

  async #submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const [expected = '', reply = ''] = [...new FormData(form).values()].map(value =>
      String(value).trim(),
    );
    await this.#add({ expected, reply });
    if (this.#view.state.problem === '') {
      form.reset();
    }
  }

  #template(prepared: Prepared): TemplateResult | typeof nothing {
    const { canPrepare, replies, entry, problem } = prepared;
    return canPrepare
      ? html`<h2>${translate('game.prepared')}</h2>
          <p class="hint">${translate('game.prepared-hint')}</p>
          <ul class="prepared">
            ${replies.map(reply => this.#line(reply))}
          </ul>
          ${entry === undefined ? this.#form() : this.#question(prepared)}
          ${problem === '' ? nothing : html`<p class="notice bad" role="alert">${problem}</p>`}`
      : nothing;
  }

  #line(prepared: Reply): TemplateResult {
    const { expected, reply } = prepared;
    return html`<li class="row">
      <span class="numbers">${translate('game.prepared-line', expected, reply)}</span>
      <button
        class="button small"
        type="button"
        aria-label=${translate('game.prepared-remove', expected, reply)}
        @click=${() => this.#save(this.#others(prepared))}
      >
        ${translate('game.remove')}
      </button>
    </li>`;
  }

  #question({ expected }: Prepared): TemplateResult {
    const text =
      expected === undefined
        ? translate('game.prepared-expect')
        : translate('game.prepared-answer', expected);
    return html`<div class="notice row" role="status">
      <p>${text}</p>
      <button class="button small" type="button" @click=${() => this.#changeEntry(undefined)}>
        ${translate('game.cancel')}
      </button>
    </div>`;
  }

  #form(): TemplateResult {
    const { position, last: move = null } = this.model.state;
    const field = (name: string) =>
      html`<label class="stack short">
        <span>${translate(`game.prepared-${name}`)}</span>
        <input
          name=${name}
          required
          maxlength="40"
          autocomplete="off"
          autocapitalize="off"
          spellcheck="false"
        />
      </label>`;
    return html`<form class="row" @submit=${(event: SubmitEvent) => this.#submit(event)}>
      <button
        class="button small"
        type="button"
        @click=${() => this.#changeEntry({ position, move })}
      >
        ${translate('game.prepared-board')}
      </button>
      ${field('on')}${field('reply')}
      <button class="button small">${translate('game.prepared-add')}</button>
    </form>`;
  }
}
