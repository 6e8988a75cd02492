/** What a move allows: the best reply to it, as the engine finds it in a second. */
import { EngineClient } from './engine-client.js';

/** How long the engine searches, in milliseconds. */
const SEARCH_MILLIS = 1200;

/** How long the page waits for a busy engine, in milliseconds. */
const PATIENCE_MILLIS = 8000;

export type Reply = Api.EngineLines['variations'][number];

/** Returns the best reply in a position; undefined when the engine has found none in time. */
export function findReply(id: GameId, position: string): Promise<Reply | undefined> {
  return new Promise(resolve => {
    let best: Reply | undefined;
    const client = new EngineClient();
    const end = () => {
      clearTimeout(patience);
      client.stop();
      resolve(best);
    };
    const patience = setTimeout(end, PATIENCE_MILLIS);
    let searching: ReturnType<typeof setTimeout> | undefined;
    client.analyse({ ...id, position, lines: 1, explain: false }, message => {
      if (message.type === 'variations') {
        best = message.variations[0] ?? best;
        searching ??= setTimeout(end, SEARCH_MILLIS);
      } else if (message.type === 'refused' || message.type === 'ended') {
        clearTimeout(searching);
        end();
      }
    });
  });
}
