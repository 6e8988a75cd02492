/**
 * Returns a value that must be there.
 *
 * @template T
 * @param {T | undefined | null} value
 * @param {string} description
 * @returns {T}
 * @throws {Error} when there is no value
 */
export function required(value, description) {
  if (value === undefined || value === null) {
    throw new Error(`missing: ${description}`);
  }
  return value;
}
