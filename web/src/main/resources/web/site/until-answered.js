import { isUnreachable } from './api.js';

/** How often a request is repeated, as not every browser says when there is a network again. */
const INTERVAL_MILLIS = 5000;

/**
 * Repeats a request until the server answers it.
 *
 * @template T
 * @param {() => Promise<T>} request
 * @param {AbortSignal} signal ends the repetition
 * @param {(answer: T) => void} onAnswer not called when the server refuses the request
 */
export function untilAnswered(request, signal, onAnswer) {
  const timer = setInterval(repeat, INTERVAL_MILLIS);
  const end = () => {
    clearInterval(timer);
    removeEventListener('online', repeat);
  };
  async function repeat() {
    try {
      const answer = await request();
      if (!signal.aborted) {
        onAnswer(answer);
      }
      end();
    } catch (error) {
      if (!isUnreachable(error)) {
        end();
      }
    }
  }
  addEventListener('online', repeat);
  signal.addEventListener('abort', end);
}
