/** Following, blocking and muting a member on their profile. */
import { put, remove } from '../site/api.js';
import { byId, setText } from '../site/dom.js';
import { showFailure } from '../site/errors.js';
import { translate } from '../site/messages.js';

/** The texts of each button: to begin, to end, and what has happened then. */
const TEXTS = {
  follow: ['player.follow', 'player.unfollow', 'player.followed', 'player.unfollowed'],
  block: ['player.block', 'player.unblock', 'player.blocked', 'player.unblocked'],
  mute: ['player.mute', 'player.unmute', 'player.muted', 'player.unmuted'],
};

/**
 * Shows the buttons to another member.
 *
 * @param {Api.Profile} profile
 */
export function drawRelations({ name, other, relations }) {
  byId('relations').hidden = !other;
  for (const kind of /** @type {const} */ (['follow', 'block', 'mute'])) {
    drawButton(kind, name, relations.includes(kind));
  }
}

/**
 * @param {'follow' | 'block' | 'mute'} kind
 * @param {string} name
 * @param {boolean} isChosen
 */
function drawButton(kind, name, isChosen) {
  const button = byId(kind, HTMLButtonElement);
  const [begin, end, begun, ended] = TEXTS[kind];
  setText(button, translate(isChosen ? end : begin));
  button.onclick = async () => {
    const path = `/relations/${kind}/${encodeURIComponent(name)}`;
    try {
      await (isChosen ? remove(path) : put(path, {}));
      setText(byId('relation-done'), translate(isChosen ? ended : begun, name));
      drawButton(kind, name, !isChosen);
    } catch (error) {
      showFailure(error);
    }
  };
}
