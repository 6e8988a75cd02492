/**
 * Lets the device vibrate where it can and may.
 *
 * @param pattern in milliseconds: vibration, pause, vibration and so on
 */
export function vibrate(pattern: number | number[]) {
  try {
    navigator.vibrate?.(pattern);
  } catch {
    // What the visitor feels is seen as well.
  }
}
