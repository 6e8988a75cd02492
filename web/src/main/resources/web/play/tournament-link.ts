/** What follows a game of a tournament. */
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { translate } from '../site/messages.ts';
import type { GameModel } from './game-model.ts';
import { formatSeconds } from './time.ts';

/** Returns the way to the player's next game, with its countdown, or to the tournament until it begins. */
export function tournamentLink({ nextRound, state: { tournament } }: GameModel): TemplateResult {
  if (nextRound === undefined) {
    return html`<a class="button main" href="/tournament/${tournament}"
      >${translate('game.to-tournament')}</a
    >`;
  }
  const { id, secondsLeft, stay } = nextRound;
  const link = html`<p role="status">${translate('list.tournament.round-begins')}</p>
    <a class="button main next-round-go" href="/g/${id}"
      >${translate('list.tournament.next-game')}
      ${
        secondsLeft === undefined
          ? nothing
          : html`<span class="countdown numbers">${formatSeconds(secondsLeft)}</span>`
      }</a
    >`;
  if (secondsLeft === undefined) {
    return link;
  }
  // The button goes, and what has the focus stays.
  const keep = ({ currentTarget }: Event) => {
    const place = (currentTarget as Element).parentElement;
    stay();
    place?.querySelector<HTMLElement>('.next-round-go')?.focus();
  };
  return html`${link}
    <button class="button" type="button" @click=${keep}>
      ${translate('list.tournament.stay')}
    </button>`;
}
