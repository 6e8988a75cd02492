/**
 * Returns a value that must be there.
 *
 * @throws {Error} when there is no value
 */
export function required<T>(value: T | undefined | null, description: string): T {
  if (value === undefined || value === null) {
    throw new Error(`missing: ${description}`);
  }
  return value;
}
