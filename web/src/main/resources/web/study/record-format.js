/** @typedef {import('./move-tree.js').MoveNode} MoveNode */
/** @typedef {import('./move-tree.js').MoveTree} MoveTree */

/**
 * The facts about a game that its record states; an empty or undefined fact is left out.
 *
 * @typedef {object} RecordFacts
 * @property {string} [title]
 * @property {string} [date]
 * @property {string} [white] the name of the first player
 * @property {string} [black] the name of the second player
 * @property {string} game
 * @property {string} variant
 * @property {string} [starter] the side that moves first
 */

/**
 * Replaces the characters that a comment or a tag cannot contain by spaces.
 *
 * @param {string} text
 */
function plainText(text) {
  return text
    .replace(/[}\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/gu, ' ')
    .replace(/ +/g, ' ')
    .trim();
}

/**
 * @param {string} name
 * @param {string} value
 */
function formatTag(name, value) {
  const escaped = plainText(value).replace(/\\/g, '\\\\').replace(/"/g, '\\"');
  return `[${name} "${escaped}"]`;
}

/**
 * Returns the text of a record, in the format of PGN. The server reads and checks it.
 *
 * @param {MoveTree} tree
 * @param {RecordFacts} facts
 * @param {string} result the result at the end of the main line, or `*`
 */
export function formatRecord(tree, facts, result) {
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

/** @param {MoveNode} node */
function formatComment(node) {
  const comment = plainText(node.comment);
  return comment === '' ? [] : [`{${comment}}`];
}

/** @param {number} ply */
function formatNumber(ply) {
  return `${Math.floor(ply / 2) + 1}${ply % 2 === 0 ? '.' : '...'}`;
}

/**
 * Returns the tokens of a line, with the variations in parentheses.
 *
 * @param {MoveNode[]} children the first moves: the main one, then its variations
 * @param {number} firstPly
 * @returns {string[]}
 */
function formatLine(children, firstPly) {
  /** @type {string[]} */
  const tokens = [];
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
