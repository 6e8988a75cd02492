/** The form with which a player reports a game to the operator. */
import { put } from '../site/api.js';
import { byId, setText } from '../site/dom.ts';
import { errorText } from '../site/errors.ts';
import { translate } from '../site/messages.ts';

/**
 * Sends the form when it is submitted.
 *
 * @param id the id of the game
 */
export function startReportForm(id: string) {
  const form = byId('report-form', HTMLFormElement);
  form.addEventListener('submit', async event => {
    event.preventDefault();
    const done = byId('report-done');
    try {
      await put(`/games/${id}/report`, Object.fromEntries(new FormData(form)));
      form.reset();
      setText(done, translate('game.reported'));
    } catch (error) {
      setText(done, errorText(error, 'game.failed'));
    }
  });
}
