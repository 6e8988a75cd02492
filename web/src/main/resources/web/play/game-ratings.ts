/** The ratings of the players of a rated game, and what the game has changed. */
import { html, type TemplateResult } from 'lit/html.js';
import { get } from '../site/api.js';
import { translate } from '../site/messages.ts';
import type { GameModel } from './game-model.ts';

/** Loads the ratings of a rated game: they change when both players are known, and at its end. */
export class RatingLoader {
  /** For what the ratings were loaded last. */
  #stage = '';

  /**
   * @param page the page of the game
   * @param page.id the id of the game
   */
  constructor(readonly page: { id: string; draw: () => void }) {}

  /**
   * Loads the ratings into the model where they have changed. Without an answer the game continues
   * without them.
   */
  async load(model: GameModel) {
    const stage = model.isOver ? 'over' : String(model.isComplete);
    if (model.state.rated && stage !== this.#stage) {
      this.#stage = stage;
      model.ratings = await get(`/games/${this.page.id}/ratings`).catch(() => undefined);
      this.page.draw();
    }
  }
}

/**
 * Returns a rating as text, such as `1520` or `1500?` for a provisional one; empty when it is not
 * known.
 */
export function ratingText(ratings: Api.GameRatings | undefined, side: Side) {
  const found = ratings?.sides.find(each => each.side === side);
  return found === undefined ? '' : `${found.rating}${found.provisional ? '?' : ''}`;
}

/**
 * Returns how a game has changed the rating of a side, such as `Rating 1520 +12`, and why it does not
 * count or counts in part.
 */
export function ratingChange(ratings: Api.GameRatings, side: Side): TemplateResult {
  const { weight, reason } = ratings;
  if (weight === 0 && reason !== '') {
    return html`${translate(`game.uncounted.${reason}`)}`;
  }
  const change = ratings.sides.find(each => each.side === side)?.change ?? 0;
  const signed = change < 0 ? `−${-change}` : `+${change}`;
  const partly =
    reason === '' ? '' : `· ${translate(`game.partly.${reason}`, Math.round(weight * 100))}`;
  return html`${translate('game.rating-now')} <strong>${ratingText(ratings, side)}</strong>
    <strong class=${change < 0 ? 'loss' : 'gain'}>${signed}</strong> ${partly}`;
}
