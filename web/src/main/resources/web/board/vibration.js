/**
 * Lets the device vibrate where it can and may.
 *
 * @param {number | number[]} pattern in milliseconds: vibration, pause, vibration and so on
 */
export function vibrate(pattern) {
  try {
    navigator.vibrate?.(pattern);
  } catch {
    // What the visitor feels is seen as well.
  }
}
