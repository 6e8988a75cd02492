import { language } from './words.js';

/** Why the server did not do something. */
export class Refusal extends Error {
  /**
   * @param status of HTTP; 0 when there was no answer
   * @param answer what the server says: `error`, a key, and `says`, words
   */
  constructor(status, { error, says, head }) {
    super(says);
    this.status = status;
    this.error = error;
    this.says = says;
    this.head = head;
  }
}

/** Returns what is at a path below /api/v1. */
export function get(path) {
  return ask('GET', path);
}

/** Sends a body to a path below /api/v1 and returns the answer. */
export function post(path, body) {
  return ask('POST', path, body);
}

/** Puts a body to a path below /api/v1 and returns the answer. */
export function put(path, body) {
  return ask('PUT', path, body);
}

async function ask(method, path, body) {
  const answer = await fetch(address(path), {
    method,
    headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  }).catch(() => {
    throw new Refusal(0, { error: 'offline', says: '' });
  });
  const isJson = answer.headers.get('Content-Type')?.includes('json');
  const content = isJson ? await answer.json() : await answer.text();
  if (!answer.ok) {
    throw new Refusal(answer.status, isJson ? content : { error: 'unknown', says: '' });
  }
  return content;
}

/** Returns the address of a path below /api/v1, in the language of the page. */
export function address(path) {
  return `/api/v1${path}${path.includes('?') ? '&' : '?'}language=${language}`;
}

/** Returns the address of a WebSocket below /api/v1. */
export function socketAddress(path) {
  return `${location.origin.replace(/^http/, 'ws')}${address(path)}`;
}

/** Returns a new id for something that is sent, so that sending it again does nothing new. */
export function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('');
}
