import { byId, setText } from '../site/dom.js';
import { translate } from '../site/messages.js';

/** The notice on the page of a game while it has no connection. */
export const offlineNotice = {
  /** Hides the notice. */
  hide() {
    byId('offline').hidden = true;
  },

  /** Shows the notice. */
  onOffline() {
    byId('offline').hidden = false;
  },

  /**
   * Says why there is no connection.
   *
   * @param {boolean} isBlocked whether the network blocks sockets
   */
  onBlocked(isBlocked) {
    setText(byId('offline'), translate(isBlocked ? 'site.blocked' : 'game.offline'));
  },
};
