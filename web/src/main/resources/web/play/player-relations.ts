/** Following, blocking and muting a member on their profile. */
import { put, remove } from '../site/api.js';
import { byId, setText } from '../site/dom.ts';
import { showFailure } from '../site/errors.ts';
import { translate } from '../site/messages.ts';

/** The texts of each button: to begin, to end, and what has happened then. */
const TEXTS = {
  follow: ['player.follow', 'player.unfollow', 'player.followed', 'player.unfollowed'],
  block: ['player.block', 'player.unblock', 'player.blocked', 'player.unblocked'],
  mute: ['player.mute', 'player.unmute', 'player.muted', 'player.unmuted'],
};

/** Shows the buttons to another member. */
export function drawRelations({ name, other, relations }: Api.Profile) {
  byId('relations').hidden = !other;
  for (const kind of ['follow', 'block', 'mute'] as const) {
    drawButton(kind, name, relations.includes(kind));
  }
}

function drawButton(kind: 'follow' | 'block' | 'mute', name: string, isChosen: boolean) {
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
