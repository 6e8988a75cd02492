/** The form with which a player reports a game to the operator. */
import { put } from '../site/api.js';
import { byId, setText } from '../site/dom.js';
import { errorText } from '../site/errors.js';
import { translate } from '../site/messages.js';

/**
 * Sends the form when it is submitted.
 *
 * @param {string} id the id of the game
 */
export function startReportForm(id) {
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
