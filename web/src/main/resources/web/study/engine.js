import { newId, socketAddress } from '/site/api.js';

/** How long it is waited before a lost socket is opened again, in milliseconds. */
const PAUSE = 2000;

/**
 * The engine of the server, over a socket that is opened when it is first needed, and again when it
 * was lost while something was asked.
 */
export class Engine {
  #asked = new Map();
  #socket;

  /**
   * Asks for the best lines of a position in place of those asked for before.
   *
   * @param position game, variant, position, lines
   * @param listener is told each message about it
   */
  analyse(position, listener) {
    this.#ask('analyse', position, listener);
  }

  /** Ends the thinking. */
  stop() {
    if (this.#asked.delete('analyse')) {
      this.#send({ type: 'stop' });
    }
  }

  /** Asks for the curve of a finished game; a listener is told of its points as they are known. */
  curve(of, listener) {
    this.#ask('curve', { of }, listener);
  }

  #ask(type, question, listener) {
    const message = { ...question, type, id: newId() };
    this.#asked.set(type, { message, listener });
    this.#send(message);
  }

  #send(message) {
    if (this.#socket?.readyState === WebSocket.OPEN) {
      this.#socket.send(JSON.stringify(message));
    } else if (this.#socket === undefined && this.#asked.size > 0) {
      this.#open();
    }
  }

  #open() {
    this.#socket = new WebSocket(socketAddress('/analysis'));
    this.#socket.addEventListener('open', () => {
      this.#asked.forEach(({ message }) => this.#send(message));
    });
    this.#socket.addEventListener('message', event => this.#hear(JSON.parse(event.data)));
    this.#socket.addEventListener('close', () => {
      this.#socket = undefined;
      if (this.#asked.size > 0) {
        setTimeout(() => this.#send({}), PAUSE);
      }
    });
  }

  #hear(news) {
    for (const [type, { message, listener }] of this.#asked) {
      if (message.id === news.id) {
        // What has come to its end is not asked again after a break.
        if (news.type === 'refused' || news.type === 'ended' || news.complete === true) {
          this.#asked.delete(type);
        }
        listener(news);
        return;
      }
    }
  }
}
