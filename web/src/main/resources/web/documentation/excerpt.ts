/** Shows the place of a text where searched words are. */
import { fold, WORD } from './words.ts';

/** A part of a text; `isFound` for a word that was searched. */
export interface TextPart {
  readonly text: string;
  readonly isFound: boolean;
}

/** Where a word is in a text, and which of the searched words it begins with. */
interface FoundWord {
  readonly start: number;
  readonly end: number;
  readonly wanted: string;
}

/** How many characters of a section are shown, and how many of them before the first found word. */
const LENGTH = 180;

const BEFORE = 50;

/**
 * Returns the first part of a text with the most of the searched words, or the beginning of a text
 * without them.
 *
 * @param wanted beginnings of words, folded
 */
export function excerpt(text: string, wanted: readonly string[]): TextPart[] {
  const found = findWords(text, wanted);
  const counts = found.map((_, i) => countNear(found, i));
  const place = found[counts.indexOf(Math.max(...counts))]?.start ?? 0;
  const start = place <= BEFORE ? 0 : Math.min(text.indexOf(' ', place - BEFORE) + 1, place);
  const end = endOfWord(text, start + LENGTH);
  return [
    ...(start > 0 ? [plain('… ')] : []),
    ...parts(text, found, start, end),
    ...(end < text.length ? [plain(' …')] : []),
  ];
}

/** Returns a whole text with the searched words. */
export function highlighted(text: string, wanted: readonly string[]): TextPart[] {
  return parts(text, findWords(text, wanted), 0, text.length);
}

function findWords(text: string, wanted: readonly string[]): FoundWord[] {
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index: start }) => {
    const folded = fold(word);
    const fitting = wanted.find(beginning => folded.startsWith(beginning));
    return fitting === undefined ? [] : [{ start, end: start + word.length, wanted: fitting }];
  });
}

/** Returns how many of the searched words an excerpt has in which a found word is the first. */
function countNear(found: readonly FoundWord[], first: number): number {
  const end = (found[first]?.start ?? 0) + LENGTH - BEFORE;
  const near = new Set<string>();
  for (let i = first; i < found.length; i++) {
    const word = found[i];
    if (word === undefined || word.end > end) {
      break;
    }
    near.add(word.wanted);
  }
  return near.size;
}

/** Returns the last end of a word up to a place in a text; the place where no word ends near it. */
function endOfWord(text: string, last: number): number {
  if (last >= text.length) {
    return text.length;
  }
  const blank = text.lastIndexOf(' ', last);
  return blank > last - BEFORE ? blank : last;
}

/** Divides the part of a text from `start` to `end` at its found words. */
function parts(text: string, found: readonly FoundWord[], start: number, end: number): TextPart[] {
  const divided: TextPart[] = [];
  let from = start;
  for (const word of found) {
    if (word.start >= start && word.end <= end) {
      divided.push(plain(text.slice(from, word.start)));
      divided.push({ text: text.slice(word.start, word.end), isFound: true });
      from = word.end;
    }
  }
  divided.push(plain(text.slice(from, end)));
  return divided.filter(part => part.text !== '');
}

function plain(text: string): TextPart {
  return { text, isFound: false };
}
