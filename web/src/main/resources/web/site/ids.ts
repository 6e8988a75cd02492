/**
 * Returns a random id of 32 hexadecimal digits. The server answers a repeated request with the same
 * id without performing it again.
 */
export function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('');
}
