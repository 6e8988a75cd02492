/** The end of a game: the result, the reason, and what to do next. */
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { byId } from '../site/dom.ts';
import { icon } from '../site/icon.ts';
import * as icons from '../site/icons.ts';
import { pluralForm, translate } from '../site/messages.ts';
import { View } from '../site/view.ts';
import { retryLink } from '../study/retry-links.ts';
import { closeButton } from './close-button.ts';
import type { GameModel } from './game-model.ts';
import { ratingChange } from './game-ratings.ts';
import type { GameCommand } from './game-status.ts';
import { outcomeFor, resultText } from './game-text.ts';
import { tournamentLink } from './tournament-link.ts';

/** What the card shows. */
interface End {
  readonly model: GameModel;
  readonly texts: Record<string, string>;
  readonly isClosed: boolean;
  /** How many positions can be tried again; 0 until it is known. */
  readonly retries: number;
}

/** What the card asks of the page. */
interface EndListener {
  readonly send: (command: GameCommand) => void;
  /** Shows the links of the game. */
  readonly onShare: () => void;
}

/**
 * The end of a game, on a card beside the board, on a phone below it, also when the game was over
 * before the page was opened. While it is open it stands for the actions and the goal.
 */
export class EndCard {
  #view: View<End>;

  /** Whether the game was over when the card was drawn last, or when the page was opened. */
  #wasOver: boolean;

  constructor(
    model: GameModel,
    texts: Record<string, string>,
    readonly listener: EndListener,
  ) {
    this.#wasOver = model.isOver;
    this.#view = new View<End>(
      byId('end-place'),
      { model, texts, isClosed: false, retries: 0 },
      state => this.#card(state),
    );
    addEventListener('keydown', event => {
      if (event.key === 'Escape' && !event.defaultPrevented && this.isOpen) {
        this.close();
      }
    });
  }

  /** Only its maker sees the end of a withdrawn game, and has ended it. */
  get isOpen(): boolean {
    const { model, isClosed } = this.#view.state;
    return model.isOver && !isClosed && model.state.ending !== 'withdrawn';
  }

  /** Closes the card; the actions take its place. */
  close(): void {
    const hadFocus = this.#view.root.contains(document.activeElement);
    this.#view.update({ isClosed: true });
    if (hadFocus) {
      byId('main').focus({ preventScroll: true });
    }
  }

  /** Offers to try positions of the game again. */
  offerRetry(retries: number): void {
    this.#view.update({ retries });
  }

  /** Draws the card, and shows it in the window when the game has just ended. */
  draw(): void {
    const { model, isClosed } = this.#view.state;
    const hasEnded = model.isOver && !this.#wasOver;
    this.#wasOver = model.isOver;
    this.#view.update({ isClosed: isClosed && model.isOver });
    if (hasEnded && this.isOpen) {
      this.#show();
    }
  }

  /** Brings the card into the window. It takes the focus unless the visitor types or reads a drawer. */
  #show(): void {
    this.#view.root.scrollIntoView({ block: 'nearest' });
    const active = document.activeElement;
    const isBusy = active?.closest('input, textarea, select, dialog') ?? false;
    if (!isBusy && (active === document.body || active?.closest('.board-frame, #main'))) {
      byId('end-title').focus({ preventScroll: true });
    }
  }

  #card(end: End): TemplateResult | typeof nothing {
    if (!this.isOpen) {
      return nothing;
    }
    const { state } = end.model;
    return html`<section class="end-card ${outcomeFor(state)}" id="end" aria-labelledby="end-title">
      ${closeButton(() => this.close())}
      <h2 id="end-title" tabindex="-1">${resultText(state, end.texts)}</h2>
      <p class="end-reason">${state.endingText}</p>
      ${this.#facts(end.model)} ${this.#actions(end)}
    </section>`;
  }

  /** Returns the number of moves, and how the game has changed the visitor's rating. */
  #facts({ state, ratings }: GameModel): TemplateResult {
    const isRated = state.rated && state.side !== '' && state.result !== '*';
    return html`<p class="end-facts numbers">
      <span>${translate(`list.ply.${pluralForm(state.ply)}`, state.ply)}</span>
      ${
        isRated && ratings !== undefined
          ? html`<span id="end-rating">${ratingChange(ratings, state.side as Side)}</span>`
          : nothing
      }
    </p>`;
  }

  #actions({ model, retries }: End): TemplateResult {
    const { state } = model;
    return html`${
        model.hasNext
          ? html`<a class="button main" href="/g/${state.next}">${translate('game.next')}</a>`
          : model.isInTournament
            ? tournamentLink(model)
            : this.#rematch(model)
      }
      <div class="row">
        ${
          model.canAnalyse
            ? html`<a class="button plain" href="/analysis?of=${state.id}"
                >${translate('game.analyse')}</a
              >`
            : nothing
        }
        ${retryLink(state.id, retries)} ${this.#shareButton()}
        <a class="button plain" href="/new">${translate('game.new-game')}</a>
      </div>`;
  }

  #rematch({ canRematch, state: { side, offers } }: GameModel): TemplateResult | typeof nothing {
    const { send } = this.listener;
    const decline = () => send({ action: 'decline', offer: 'rematch' });
    if (canRematch) {
      return this.#button('game.rematch', () => send({ action: 'rematch' }), 'main');
    }
    if (side === '' || offers.rematch === '') {
      return nothing;
    }
    return offers.rematch === side
      ? html`<p role="status">${translate('game.offered.rematch')}</p>
          ${this.#button('game.withdraw-offer', decline, '')}`
      : html`<p role="status">${translate('game.asked.rematch')}</p>
          ${this.#button('game.accept-rematch', () => send({ action: 'accept', offer: 'rematch' }), 'main')}
          ${this.#button('game.decline', decline, '')}`;
  }

  #button(key: string, act: () => void, style = 'plain'): TemplateResult {
    return html`<button class="button ${style}" type="button" @click=${act}>
      ${translate(key)}
    </button>`;
  }

  #shareButton(): TemplateResult {
    const name = translate('game.share-short');
    return html`<button
      class="button plain share"
      type="button"
      aria-label=${name}
      title=${name}
      @click=${() => this.#share()}
    >
      ${icon(icons.share)}<span>${name}</span>
    </button>`;
  }

  /** Opens the links of the game, or the device's own way to share one. */
  async #share(): Promise<void> {
    if (navigator.share !== undefined && matchMedia('(pointer: coarse)').matches) {
      // The visitor may close the device's dialog: then nothing is to be said.
      await navigator.share({ title: document.title, url: location.href }).catch(() => {});
    } else {
      this.listener.onShare();
    }
  }
}
