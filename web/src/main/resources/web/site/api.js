import { hasCookies } from './cookies.ts';
import { language } from './language.ts';
import { takePageData } from './page-data.ts';

/** A request that the server refused or did not answer. */
export class ApiError extends Error {
  /**
   * @param {number} status the HTTP status; 0 when there was no answer
   * @param {Api.Problem} problem the server's reason
   */
  constructor(status, { error, message, head }) {
    super(message);
    this.status = status;
    this.error = error;
    this.says = message;
    this.head = head;
  }
}

/** The key of the error when the browser keeps no cookies, so that the server is not asked. */
export const NO_COOKIES = 'cookies';

/** What a proxy answers while the server behind it cannot be reached. */
const UNREACHABLE = [0, 502, 503, 504];

/**
 * Returns whether an error says that the server could not be reached.
 *
 * @param {unknown} error
 */
export function isUnreachable(error) {
  return error instanceof ApiError && UNREACHABLE.includes(error.status);
}

/**
 * Returns the resource at a path below /api/v2: what the page has brought along, or else what the
 * server answers.
 *
 * @param {string} path
 * @returns {Promise<any>}
 * @throws {ApiError} when the server refuses the request or does not answer
 */
export async function get(path) {
  const answer = takePageData(path) ?? (await request('GET', path));
  return globalThis.browserEngine === undefined
    ? answer
    : globalThis.browserEngine.complete(path, answer);
}

/**
 * Sends a body to a path below /api/v2 and returns the answer.
 *
 * @param {string} path
 * @param {object} body
 * @throws {ApiError} when the server refuses the request or does not answer
 */
export function post(path, body) {
  return request('POST', path, body);
}

/**
 * Puts a body to a path below /api/v2 and returns the answer.
 *
 * @param {string} path
 * @param {object} body
 * @throws {ApiError} when the server refuses the request or does not answer
 */
export function put(path, body) {
  return request('PUT', path, body);
}

/**
 * Deletes what is at a path below /api/v2 and returns the answer.
 *
 * @param {string} path
 * @throws {ApiError} when the server refuses the request or does not answer
 */
export function remove(path) {
  return request('DELETE', path);
}

/**
 * An answer: its status as of HTTP, and its text.
 *
 * @typedef {object} Answer
 * @property {number} status
 * @property {boolean} isJson
 * @property {string} text
 */

/** What the server keeps for a visitor whom it knows again by a cookie. */
const OF_VISITORS = /^\/(?:account|games|pairing|players|push|studies\/|tournaments)\b/;

/**
 * Returns what answers in the browser; undefined where the server does.
 *
 * @param {string} path
 */
function inBrowser(path) {
  const { edition, browserEngine } = globalThis;
  return edition ?? (browserEngine?.answers(path) ? browserEngine : undefined);
}

/**
 * @param {string} method
 * @param {string} path
 * @param {object} [body]
 * @returns {Promise<any>} the parsed JSON, or the text of any other content
 */
async function request(method, path, body) {
  if (method !== 'GET' && OF_VISITORS.test(path) && !hasCookies()) {
    throw new ApiError(403, { error: NO_COOKIES, message: '' });
  }
  const text = body === undefined ? undefined : JSON.stringify(body);
  const answer = await (inBrowser(path)?.request ?? requestServer)(method, path, text);
  const content = answer.isJson ? JSON.parse(answer.text) : answer.text;
  if (answer.status >= 400) {
    throw new ApiError(answer.status, answer.isJson ? content : { error: 'unknown', message: '' });
  }
  return content;
}

/**
 * @param {string} method
 * @param {string} path
 * @param {string} [body]
 * @returns {Promise<Answer>}
 */
async function requestServer(method, path, body) {
  const response = await fetch(apiUrl(path), {
    method,
    headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
    body,
  }).catch(() => {
    throw new ApiError(0, { error: 'offline', message: '' });
  });
  const isJson = response.headers.get('Content-Type')?.includes('json') ?? false;
  return { status: response.status, isJson, text: await response.text() };
}

/**
 * Returns the URL of a path below /api/v2, with the language of the page.
 *
 * @param {string} path
 */
export function apiUrl(path) {
  return `/api/v2${path}${path.includes('?') ? '&' : '?'}language=${language}`;
}

/**
 * Opens a socket below /api/v2.
 *
 * @param {string} path
 * @returns {WebSocket}
 * @throws {Error} when the browser refuses it
 */
export function openSocket(path) {
  return (
    inBrowser(path)?.socket(path) ??
    new WebSocket(`${location.origin.replace(/^http/, 'ws')}${apiUrl(path)}`)
  );
}
