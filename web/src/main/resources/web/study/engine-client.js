import { newId } from '../site/ids.ts';
import { LiveChannel } from '../play/live-channel.js';

/** @typedef {Api.StaticEvaluation | Api.EngineLines | Api.AnalysisStatus} AnalysisMessage */
/** @typedef {Api.ScoreCurve | Api.AnalysisStatus} CurveMessage */

/**
 * A request that the server has not answered completely.
 *
 * @typedef {{ message: Api.AnalysisRequest, onMessage: (message: any) => void }} OpenRequest
 */

/**
 * The engine of the server. The socket opens with the first request; when it is lost, it opens again
 * and the open requests are repeated.
 */
export class EngineClient {
  /**
   * The open requests: at most one of each type.
   *
   * @type {Map<'analyse' | 'curve', OpenRequest>}
   */
  #requests = new Map();

  #isOpen = false;
  #isConnected = false;
  #channel;

  /** @param {(isBlocked: boolean) => void} [onBlocked] called when the network blocks the socket */
  constructor(onBlocked = () => {}) {
    this.#channel = new LiveChannel(() => '/analysis', {
      onMessage: message => this.#receive(message),
      onOnline: () => this.#opened(),
      onOffline: () => {
        this.#isConnected = false;
      },
      onBlocked,
    });
  }

  /** Sends the open requests again over a new connection. */
  #opened() {
    if (!this.#isConnected) {
      this.#isConnected = true;
      this.#requests.forEach(({ message }) => this.#channel.send(message));
    }
  }

  /**
   * Requests the best variations of a position, in place of the position before.
   *
   * @param {GameId & { position: string, lines: number, explain: boolean }} request
   * @param {(message: AnalysisMessage) => void} onMessage
   */
  analyse({ game, variant, position, lines, explain }, onMessage) {
    this.#request(
      'analyse',
      { game, variant, position, variationCount: lines, explain },
      onMessage,
    );
  }

  /** Stops the analysis. */
  stop() {
    if (this.#requests.delete('analyse')) {
      this.#send({ type: 'stop' });
    }
  }

  /**
   * Requests the scores of a finished game. They come in several messages.
   *
   * @param {string} of the id of the game
   * @param {(message: CurveMessage) => void} onMessage
   */
  requestCurve(of, onMessage) {
    this.#request('curve', { gameId: of }, onMessage);
  }

  /**
   * @param {'analyse' | 'curve'} type
   * @param {Omit<Api.AnalysisRequest, 'type' | 'id'>} content
   * @param {(message: any) => void} onMessage
   */
  #request(type, content, onMessage) {
    const message = { ...content, type, id: newId() };
    this.#requests.set(type, { message, onMessage });
    this.#send(message);
  }

  /** @param {Api.AnalysisRequest} message */
  #send(message) {
    if (this.#isOpen) {
      this.#channel.send(message);
    } else if (this.#requests.size > 0) {
      this.#isOpen = true;
      this.#channel.open();
    }
  }

  /** @param {AnalysisMessage | CurveMessage} received */
  #receive(received) {
    for (const [type, { message, onMessage }] of this.#requests) {
      if (message.id === received.id) {
        // A request that has ended is not repeated after a reconnection.
        if (isLast(received)) {
          this.#requests.delete(type);
        }
        onMessage(received);
        return;
      }
    }
  }
}

/**
 * Returns whether a message is the last of its request.
 *
 * @param {AnalysisMessage | CurveMessage} message
 */
function isLast(message) {
  switch (message.type) {
    case 'refused':
    case 'ended':
      return true;
    case 'curve':
      return message.complete;
    default:
      return false;
  }
}
