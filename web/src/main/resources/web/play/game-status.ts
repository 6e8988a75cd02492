/** The status of a game, the offers, and the actions other than moves. */
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { repeat } from 'lit/directives/repeat.js';
import { byId, setText } from '../site/dom.ts';
import { icon } from '../site/icon.ts';
import * as icons from '../site/icons.ts';
import { translate } from '../site/messages.ts';
import { View } from '../site/view.ts';
import type { Chat } from './chat.ts';
import type { GameModel } from './game-model.ts';
import { formatStatus } from './game-text.ts';
import type { Hint } from './hint.ts';
import { tournamentLink } from './tournament-link.ts';

/** A command without the fields that the page adds. */
export type GameCommand = Partial<Pick<Api.Command, 'offer' | 'move' | 'targets'>> &
  Pick<Api.Command, 'action'>;

/** What the actions depend on. */
interface Turn {
  readonly model: GameModel;
  /** Whether the visitor is asked if they resign. */
  readonly isResigning: boolean;
  /** What the game counts in the shown position, besides the scores on the players' bars. */
  readonly standing: readonly string[];
}

/** A button or a link: its text's key, what it does, and whether it is the main one. */
type Action = readonly [key: string, act: GameCommand | (() => void) | string, style?: string];

/** The icons of the actions that have one, by the keys of their texts. */
const ICONS: Record<string, string> = {
  'game.analyse': icons.analyse,
  'game.takeback': icons.takeback,
  'game.draw': icons.draw,
  'game.chat': icons.chat,
  'game.chat-new': icons.chat,
  'game.resign': icons.resign,
  'game.abort': icons.close,
};

const OFFERS = ['draw', 'takeback', 'rematch'] as const;

/** The status in the rail of the board, and the actions beside it. */
export class GameStatus {
  #actions: View<Turn>;
  #rail: View<Turn>;

  constructor(
    readonly model: GameModel,
    readonly texts: Record<string, string>,
    readonly hint: Hint,
    readonly send: (command: GameCommand) => void,
    readonly chat: Chat,
  ) {
    const turn: Turn = { model, isResigning: false, standing: [] };
    this.#actions = new View<Turn>(byId('acts'), turn, state => this.#template(state));
    this.#rail = new View<Turn>(byId('rail-action'), turn, state => this.#hintButton(state));
  }

  /**
   * @param isSending whether a move waits for its answer
   * @param isPreview whether a tile is shown that another touch lays
   */
  draw(isSending: boolean, isPreview = false): void {
    const { model, texts } = this;
    const status = formatStatus(model, texts, isSending);
    setText(byId('status'), isPreview ? translate('game.touch-again') : status);
    byId('status').classList.toggle('my-turn', model.isMyTurn);
    byId('report').hidden = !model.canReport;
    const isResigning = this.#actions.state.isResigning && model.isPlaying;
    this.#actions.update({ isResigning });
    this.#rail.update({});
  }

  /** Draws what the game counts in a position, besides the scores on the players' bars. */
  drawStanding({ scoreTexts }: Api.Position): void {
    this.#actions.update({ standing: scoreTexts.slice(2) });
  }

  #template(turn: Turn): TemplateResult {
    const { model, standing } = turn;
    return html`
      <div class="offers" id="offers" role="status">${OFFERS.map(offer => this.#offer(offer))}</div>
      ${
        standing.length === 0
          ? nothing
          : html`<ul class="standing" id="standing">
              ${standing.map(text => html`<li>${text}</li>`)}
            </ul>`
      }
      ${model.isOver && model.isInTournament ? tournamentLink(model) : nothing}
      <div class="actions" id="actions">
        ${repeat(
          this.#available(turn),
          ([key, act]) => `${key} ${typeof act === 'string' ? act : ''}`,
          action => this.#button(action),
        )}
      </div>
    `;
  }

  #offer(offer: (typeof OFFERS)[number]): TemplateResult | typeof nothing {
    const { side: you, offers } = this.model.state;
    const side = offers[offer];
    if (side === '' || you === '') {
      return nothing;
    }
    const isRematch = offer === 'rematch';
    const accept = isRematch ? 'game.accept-rematch' : 'game.accept';
    const buttons: Action[] = [];
    if (side !== you) {
      buttons.push([accept, { action: 'accept', offer }, 'main']);
      buttons.push(['game.decline', { action: 'decline', offer }, '']);
    } else if (isRematch) {
      buttons.push(['game.withdraw-offer', { action: 'decline', offer }, '']);
    }
    return html`<div class="notice offer">
      <p>${translate(`game.${side === you ? 'offered' : 'asked'}.${offer}`)}</p>
      ${buttons.map(button => this.#button(button))}
    </div>`;
  }

  /** Returns the actions that are possible now, the main one first. */
  #available({ isResigning }: Turn): Action[] {
    const { model, chat } = this;
    const { unread } = chat;
    const { state } = model;
    if (isResigning) {
      return [
        ['game.resign-yes', { action: 'resign' }, 'danger'],
        ['game.resign-no', () => this.#askToResign(false), ''],
      ];
    }
    const isAgainstComputer = model.isAgainstComputer;
    const takeback: GameCommand = isAgainstComputer
      ? { action: 'takeback' } // A computer accepts it always; a human is asked.
      : { action: 'offer', offer: 'takeback' };
    const isWaiting = state.side !== '' && !model.isOver && !model.isComplete;
    const canOfferDraw = model.isPlaying && state.offers.draw === '' && !isAgainstComputer;
    const actions: [boolean, ...Action][] = [
      [model.hasNext, 'game.next', `/g/${state.next}`, 'main'],
      [model.canRematch, 'game.rematch', { action: 'rematch' }, 'main'],
      [model.canAnalyse, 'game.analyse', `/analysis?of=${state.id}`],
      [state.claimable, 'game.claim', { action: 'claim' }, 'main'],
      [model.canSwap, 'game.swap', { action: 'swap' }, 'main'],
      [model.canTakeBack, 'game.takeback', takeback],
      [canOfferDraw, 'game.draw', { action: 'offer', offer: 'draw' }],
      [
        unread !== undefined,
        unread ? 'game.chat-new' : 'game.chat',
        () => this.#openChat(),
        'talk',
      ],
      [model.isPlaying && !model.canAbort, 'game.resign', () => this.#askToResign(true)],
      [model.canAbort, 'game.abort', { action: 'abort' }],
      [isWaiting, 'game.withdraw', { action: 'withdraw' }],
    ];
    return actions.flatMap(([isAvailable, ...action]) => (isAvailable ? [action] : []));
  }

  #openChat(): void {
    this.chat.toggle();
    this.#actions.update({});
  }

  #askToResign(isResigning: boolean): void {
    this.#actions.update({ isResigning });
    byId('actions').querySelector<HTMLElement>('button:last-child')?.focus();
  }

  #button([key, act, style = 'plain']: Action): TemplateResult {
    const classes = `button small ${style}`;
    if (typeof act === 'string') {
      return html`<a class=${classes} href=${act}>${this.#icon(key)}${translate(key)}</a>`;
    }
    const click = typeof act === 'function' ? act : () => this.send(act);
    const text = key === 'game.chat-new' ? translate(key, this.chat.unread ?? 0) : translate(key);
    return html`<button class=${classes} type="button" @click=${click}>
      ${this.#icon(key)}${text}
    </button>`;
  }

  #icon(key: string): TemplateResult | typeof nothing {
    const path = ICONS[key];
    return path === undefined ? nothing : icon(path);
  }

  #hintButton({ model }: Turn): TemplateResult | typeof nothing {
    return this.hint.isAvailable(model)
      ? html`<button
          class="button small"
          type="button"
          id="hint-more"
          aria-keyshortcuts="h"
          @click=${() => this.hint.showMore()}
        >
          ${icon(icons.hint)}${translate('game.hint')}
        </button>`
      : nothing;
  }
}
