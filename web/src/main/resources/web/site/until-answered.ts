import { isUnreachable } from './api.js';

/** How often a request is repeated, as not every browser says when there is a network again. */
const INTERVAL_MILLIS = 5000;

/**
 * Repeats a request until the server answers it.
 *
 * @param signal ends the repetition
 * @param onAnswer not called when the server refuses the request
 */
export function untilAnswered<T>(
  request: () => Promise<T>,
  signal: AbortSignal,
  onAnswer: (answer: T) => void,
) {
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
