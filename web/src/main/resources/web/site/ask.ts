/** How pages ask for what the contract of the API offers. */
import { get, post, put, remove } from './api.js';

/** An operation of the contract: its method and its path, such as `GET /games/{id}`. */
export type Operation = keyof Api.Operations;

/** The parameters of an operation: those in braces in its path, and those of its query. */
export type Parameters<O extends Operation> = Api.Operations[O]['parameters'];

/** The body of an operation; undefined where it has none. */
export type Body<O extends Operation> = Api.Operations[O]['body'];

/** What an operation answers. */
export type Answer<O extends Operation> = Api.Operations[O]['answer'];

/** Returns the path below the base of the API that an operation with its parameters has. */
export function pathOf(path: string, parameters: Record<string, unknown>): string {
  const query = new URLSearchParams();
  let filled = path;
  for (const [name, value] of Object.entries(parameters)) {
    const place = `{${name}}`;
    if (filled.includes(place)) {
      filled = filled.replace(place, encodeURIComponent(String(value)));
    } else if (value !== undefined) {
      query.set(name, String(value));
    }
  }
  return query.size === 0 ? filled : `${filled}?${query}`;
}

/**
 * Returns the answer to an operation, such as `ask('GET /boards/{game}/{variant}', { game, variant })`.
 * What a page has brought along needs no request.
 *
 * @throws {ApiError} when it is refused, or nothing answers
 */
export function ask<O extends Operation>(
  operation: O,
  parameters: Parameters<O>,
  ...[body]: Body<O> extends undefined ? [] : [Body<O>]
): Promise<Answer<O>> {
  const [method = '', template = ''] = operation.split(' ');
  const path = pathOf(template, parameters);
  switch (method) {
    case 'GET':
      return get(path);
    case 'POST':
      return post(path, body ?? {});
    case 'PUT':
      return put(path, body ?? {});
    default:
      return remove(path);
  }
}
