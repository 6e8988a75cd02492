import { forgetPush } from './push.ts';
import { saveName, savedName } from './visitor.ts';

/**
 * Removes what the browser keeps of a member who has signed out: the name under which they play, the
 * notifications, and the copies of their games.
 *
 * @param name the name of the member
 */
export async function forgetMember(name: string) {
  if (savedName() === name) {
    saveName('');
  }
  forgetPush();
  try {
    const copies = (await caches.keys()).filter(key => key.startsWith('games-'));
    await Promise.all(copies.map(key => caches.delete(key)));
  } catch {
    // Where the browser refuses its storage, there are no copies.
  }
}
