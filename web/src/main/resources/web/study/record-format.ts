import type { MoveNode, MoveTree } from './move-tree.ts';

/** The facts about a game that its record states; an empty or undefined fact is left out. */
export interface RecordFacts {
  title?: string;
  date?: string;
  /** the name of the first player */
  white?: string;
  /** the name of the second player */
  black?: string;
  game: string;
  variant: string;
  /** the side that moves first */
  starter?: string;
}

/** Replaces the characters that a comment or a tag cannot contain by spaces. */
function plainText(text: string) {
  return text
    .replace(/[}\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/gu, ' ')
    .replace(/ +/g, ' ')
    .trim();
}

function formatTag(name: string, value: string) {
  const escaped = plainText(value).replace(/\\/g, '\\\\').replace(/"/g, '\\"');
  return `[${name} "${escaped}"]`;
}

/**
 * Returns the text of a record, in the format of PGN. The server reads and checks it.
 *
 * @param result the result at the end of the main line, or `*`
 */
export function formatRecord(tree: MoveTree, facts: RecordFacts, result: string) {
  const tags = [
    ['Event', facts.title],
    ['Date', facts.date],
    ['White', facts.white],
    ['Black', facts.black],
    ['Result', result],
    ['Game', facts.game],
    ['Variant', facts.variant],
    ['FEN', tree.start],
  ];
  const head = tags.flatMap(([name = '', value = '']) =>
    value === '' ? [] : [formatTag(name, value)],
  );
  const firstPly = facts.starter === 'second' ? 1 : 0;
  const tokens = [...formatComment(tree.root), ...formatLine(tree.root.children, firstPly), result];
  return `${head.join('\n')}\n\n${tokens.join(' ')}\n`;
}

function formatComment(node: MoveNode) {
  const comment = plainText(node.comment);
  return comment === '' ? [] : [`{${comment}}`];
}

function formatNumber(ply: number) {
  return `${Math.floor(ply / 2) + 1}${ply % 2 === 0 ? '.' : '...'}`;
}

/**
 * Returns the tokens of a line, with the variations in parentheses.
 *
 * @param children the first moves: the main one, then its variations
 */
function formatLine(children: MoveNode[], firstPly: number): string[] {
  const tokens: string[] = [];
  let ply = firstPly;
  for (let next = children; next.length > 0; next = next[0].children) {
    const [main, ...others] = next;
    tokens.push(formatNumber(ply), main.text, ...formatComment(main));
    for (const other of others) {
      const rest = formatLine(other.children, ply + 1);
      tokens.push('(', formatNumber(ply), other.text, ...formatComment(other), ...rest, ')');
    }
    ply += 1;
  }
  return tokens;
}
