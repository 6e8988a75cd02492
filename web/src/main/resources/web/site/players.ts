/**
 * Returns whether a computer player is one of the levels. The others are for research.
 *
 * @param player the text that selects it, such as `5`
 */
export function isLevel(player: string) {
  return /^[1-9][0-9]?$/.test(player);
}
