/** The words of a text, compared without capitals and accents. */

export const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Returns a text without capitals and accents. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

/** Returns the words of a text without capitals and accents. */
export function foldedWords(text: string): string[] {
  return fold(text).match(WORD) ?? [];
}
