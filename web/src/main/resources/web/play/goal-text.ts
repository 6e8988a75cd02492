/**
 * Returns the goal of both sides: that of the variant, that of all variants whose names differ in
 * their numbers, such as `first-#`, or that of the game.
 */
export function goalOfBoth(variant: string, texts: Record<string, string>) {
  const pattern = variant.replaceAll(/\d+/g, '#');
  return texts[`goal.both.${variant}`] ?? texts[`goal.both.${pattern}`] ?? texts['goal.both'] ?? '';
}
