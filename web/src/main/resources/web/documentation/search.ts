/** Searches the documentation in the texts of its pages, which the build has collected. */
import { excerpt, highlighted, type TextPart } from './excerpt.ts';
import { foldedWords } from './words.ts';

/** The pages of a language. */
export interface DocumentationIndex {
  /** The path and the title of each page. */
  readonly pages: readonly (readonly [path: string, title: string])[];
  /** The number of its page, the anchor, the heading and the text of each section. */
  readonly sections: readonly (readonly [
    page: number,
    anchor: string,
    heading: string,
    text: string,
  ])[];
}

/** A section that was found. */
export interface FoundSection {
  readonly address: string;
  /** The title of the page, and the heading of the section where it has one. */
  readonly name: readonly TextPart[];
  /** The place of the section with the searched words. */
  readonly excerpt: readonly TextPart[];
}

/** The numbers of the sections that have a word, with its weight there. */
type Words = ReadonlyMap<string, ReadonlyMap<number, number>>;

/** The most sections that are shown. */
const MAX_FOUND = 40;

/** How much of the weight of a word remains when only its beginning was written. A guess. */
const PREFIX_SHARE = 0.4;

/** How many words of the text a word of a heading, and of the title, is worth. A guess. */
const HEADING_WEIGHT = 5;

const TITLE_WEIGHT = 10;

/** More of the same word in a section makes it no better. */
const MAX_WEIGHT = 40;

/** Counts the words of all sections. The title of a page belongs to its beginning. */
export function countWords(index: DocumentationIndex): Words {
  const words = new Map<string, Map<number, number>>();
  const count = (section: number, text: string, weight: number) => {
    for (const word of foldedWords(text)) {
      const sections = words.get(word) ?? new Map<number, number>();
      sections.set(section, Math.min((sections.get(section) ?? 0) + weight, MAX_WEIGHT));
      words.set(word, sections);
    }
  };
  for (const [number, [page, , heading, text]] of index.sections.entries()) {
    count(number, heading === '' ? (index.pages[page]?.[1] ?? '') : '', TITLE_WEIGHT);
    count(number, heading, HEADING_WEIGHT);
    count(number, text, 1);
  }
  return words;
}

/** Returns how well each section that has a word, or a word with this beginning, fits. */
function scores(words: Words, sectionCount: number, wanted: string): Map<number, number> {
  const found = new Map<number, number>();
  for (const [word, sections] of words) {
    if (!word.startsWith(wanted)) {
      continue;
    }
    // What is in few sections says more.
    const rarity = Math.log(1 + sectionCount / sections.size);
    const share = word === wanted ? 1 : PREFIX_SHARE;
    for (const [section, weight] of sections) {
      const score = share * rarity * Math.sqrt(weight);
      found.set(section, Math.max(found.get(section) ?? 0, score));
    }
  }
  return found;
}

/** Returns the sections that have all words of a text, the best first. */
export function search(index: DocumentationIndex, words: Words, text: string): FoundSection[] {
  const wanted = foldedWords(text);
  const [first, ...others] = wanted.map(word => scores(words, index.sections.length, word));
  const total = new Map(first ?? []);
  for (const other of others) {
    for (const [section, score] of total) {
      const more = other.get(section);
      if (more === undefined) {
        total.delete(section);
      } else {
        total.set(section, score + more);
      }
    }
  }
  return [...total]
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, MAX_FOUND)
    .map(([number]) => foundSection(index, number, wanted));
}

function foundSection(
  index: DocumentationIndex,
  number: number,
  wanted: readonly string[],
): FoundSection {
  const [page, anchor, heading, text] = index.sections[number] ?? [0, '', '', ''];
  const [path, title] = index.pages[page] ?? ['', ''];
  const name = heading === '' ? title : `${title} › ${heading}`;
  return {
    address: `${path}.html${anchor === '' ? '' : `#${anchor}`}`,
    name: highlighted(name, wanted),
    excerpt: excerpt(text, wanted),
  };
}
