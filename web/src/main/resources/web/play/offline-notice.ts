import { byId, setText } from '../site/dom.ts';
import { translate } from '../site/messages.ts';

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
   * @param isBlocked whether the network blocks sockets
   */
  onBlocked(isBlocked: boolean) {
    setText(byId('offline'), translate(isBlocked ? 'site.blocked' : 'game.offline'));
  },
};
