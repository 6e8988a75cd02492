/** Searches the documentation in an index that the build has made. */

/** The index of a language. */
export interface DocumentationIndex {
  /** The path and the title of each page. */
  readonly pages: readonly (readonly [path: string, title: string])[];
  /** The number of its page, the anchor, the heading and the beginning of each section. */
  readonly sections: readonly (readonly [
    page: number,
    anchor: string,
    heading: string,
    text: string,
  ])[];
  /** The numbers of the sections that have a word, each followed by its weight there. */
  readonly words: Readonly<Record<string, readonly number[]>>;
}

/** A section that was found. */
export interface FoundSection {
  readonly address: string;
  readonly title: string;
  readonly heading: string;
  readonly text: string;
}

/** The most sections that are shown. */
const MAX_FOUND = 40;

/** How much of the weight of a word remains when only its beginning was written. A guess. */
const PREFIX_SHARE = 0.4;

/** Returns the words of a text without capitals and accents, as the index has them. */
export function searchedWords(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Returns how well each section that has a word, or a word with this beginning, fits. */
function scores(index: DocumentationIndex, wanted: string): Map<number, number> {
  const found = new Map<number, number>();
  for (const [word, postings] of Object.entries(index.words)) {
    if (!word.startsWith(wanted)) {
      continue;
    }
    // What is in few sections says more.
    const rarity = Math.log(1 + index.sections.length / (postings.length / 2));
    const share = word === wanted ? 1 : PREFIX_SHARE;
    for (let i = 0; i < postings.length; i += 2) {
      const [section, weight] = postings.slice(i, i + 2) as [number, number];
      const score = share * rarity * Math.sqrt(weight);
      found.set(section, Math.max(found.get(section) ?? 0, score));
    }
  }
  return found;
}

/** Returns the sections that have all words of a text, the best first. */
export function search(index: DocumentationIndex, text: string): FoundSection[] {
  const [first, ...others] = searchedWords(text).map(word => scores(index, word));
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
    .map(([number]) => foundSection(index, number));
}

function foundSection(index: DocumentationIndex, number: number): FoundSection {
  const [page, anchor, heading, text] = index.sections[number] ?? [0, '', '', ''];
  const [path, title] = index.pages[page] ?? ['', ''];
  return { address: `${path}.html${anchor === '' ? '' : `#${anchor}`}`, title, heading, text };
}
