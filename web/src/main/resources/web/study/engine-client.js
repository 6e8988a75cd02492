import { get } from '../site/api.js';
import { errorText } from '../site/errors.ts';
import { newId } from '../site/ids.ts';
import { LiveChannel } from '../play/live-channel.js';
import { checkHelp } from './help-check.ts';

/** @typedef {Api.StaticEvaluation | Api.EngineLines | Api.AnalysisStatus} AnalysisMessage */
/** @typedef {Api.ScoreCurve | Api.AnalysisStatus} CurveMessage */

/**
 * A request that is not answered completely. It has no message until it may be sent.
 *
 * @typedef {object} OpenRequest
 * @property {string} id
 * @property {Api.AnalysisRequest} [message]
 * @property {(message: any) => void} onMessage
 */

/** How often a page asks again whether the engine in the browser may help with a position. */
const CHECK_MILLIS = 10_000;

/**
 * The engine of the server, or the one in the browser. The socket opens with the first request; when
 * it is lost, it opens again and the open requests are repeated.
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
      this.#requests.forEach(({ message }) => message && this.#channel.send(message));
    }
  }

  /**
   * Requests the best variations of a position, in place of the position before.
   *
   * @param {GameId & { position: string, lines: number, explain: boolean }} request
   * @param {(message: AnalysisMessage) => void} onMessage
   */
  async analyse({ game, variant, position, lines, explain }, onMessage) {
    const content = { game, variant, position, variationCount: lines, explain };
    const request = this.#add('analyse', onMessage);
    if (globalThis.browserEngine === undefined) {
      this.#begin(request, 'analyse', content);
    } else if (await this.#mayHelp(request, content)) {
      this.#begin(request, 'analyse', content);
      this.#watch(request, content);
    }
  }

  /**
   * Returns whether the engine in the browser may help with a request that is still open. Otherwise
   * the request ends.
   *
   * @param {OpenRequest} request
   * @param {GameId & { position: string }} content
   */
  async #mayHelp(request, content) {
    const { message } = await checkHelp(content, content.position);
    if (this.#requests.get('analyse') !== request) {
      return false;
    }
    if (message !== '') {
      this.stop();
      request.onMessage(refusal(request, message));
    }
    return message === '';
  }

  /**
   * Ends an analysis when a rated game comes near its position.
   *
   * @param {OpenRequest} request
   * @param {GameId & { position: string }} content
   */
  #watch(request, content) {
    setTimeout(async () => {
      const isOpen = this.#requests.get('analyse') === request;
      if (isOpen && (await this.#mayHelp(request, content))) {
        this.#watch(request, content);
      }
    }, CHECK_MILLIS);
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
  async requestCurve(of, onMessage) {
    const request = this.#add('curve', onMessage);
    if (globalThis.browserEngine === undefined) {
      this.#begin(request, 'curve', { gameId: of });
      return;
    }
    try {
      const content = await movesOf(of);
      this.#begin(request, 'curve', { ...content, gameId: of });
    } catch (error) {
      this.#requests.delete('curve');
      onMessage(refusal(request, errorText(error, 'analysis.offline')));
    }
  }

  /**
   * @param {'analyse' | 'curve'} type
   * @param {(message: any) => void} onMessage
   */
  #add(type, onMessage) {
    /** @type {OpenRequest} */
    const request = { id: newId(), onMessage };
    this.#requests.set(type, request);
    return request;
  }

  /**
   * Sends a request, unless another has taken its place.
   *
   * @param {OpenRequest} request
   * @param {'analyse' | 'curve'} type
   * @param {Omit<Api.AnalysisRequest, 'type' | 'id'>} content
   */
  #begin(request, type, content) {
    if (this.#requests.get(type) === request) {
      request.message = { ...content, type, id: request.id };
      this.#send(request.message);
    }
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
    for (const [type, { id, onMessage }] of this.#requests) {
      if (id === received.id) {
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
 * Returns the answer to a request that the page itself refuses.
 *
 * @param {OpenRequest} request
 * @param {string} message
 * @returns {Api.AnalysisStatus}
 */
function refusal({ id }, message) {
  return { type: 'refused', id, reason: 'rated', message, requestsBefore: 0 };
}

/**
 * Returns the moves of a finished game, with which the engine in the browser computes its curve.
 *
 * @param {string} of the id of the game
 */
async function movesOf(of) {
  /** @type {Api.Game} */
  const { game, variant, start, moves } = await get(`/games/${of}`);
  const texts = moves.map(({ move }) => move);
  const { refusedPlies } = await checkHelp({ game, variant }, start, texts);
  return { game, variant, position: start, moves: texts, withheldPlies: refusedPlies };
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
