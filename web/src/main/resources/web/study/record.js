/** Writing a tree of moves as the text of a record; the server reads and checks it. */

/** What may not stand in a comment or a tag becomes a space. */
function plain(text) {
  return text.replace(/[}\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/gu, ' ').replace(/ +/g, ' ').trim();
}

function tag(name, value) {
  return `[${name} "${plain(value).replace(/\\/g, '\\\\').replace(/"/g, '\\"')}"]`;
}

/**
 * Returns the text of a record.
 *
 * @param tree the moves
 * @param about game, variant, starter (`first` or `second`), title, white, black and date; what is
 *   not known is left out
 * @param result what the rules say of the end of the main line, such as `*`
 */
export function record(tree, about, result) {
  const tags = [
    ['Event', about.title], ['Date', about.date], ['White', about.white], ['Black', about.black],
    ['Result', result], ['Game', about.game], ['Variant', about.variant], ['FEN', tree.start],
  ];
  const head = tags.filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => tag(name, value));
  const firstPly = about.starter === 'second' ? 1 : 0;
  const words = [...said(tree.root), ...line(tree.root.children, firstPly), result];
  return `${head.join('\n')}\n\n${words.join(' ')}\n`;
}

function said(node) {
  const comment = plain(node.comment);
  return comment === '' ? [] : [`{${comment}}`];
}

function number(ply) {
  return `${Math.floor(ply / 2) + 1}${ply % 2 === 0 ? '.' : '...'}`;
}

/** Returns the words of the main line of some children, with the others as variations on it. */
function line(children, firstPly) {
  const words = [];
  let ply = firstPly;
  for (let next = children; next.length > 0; next = next[0].children) {
    const [main, ...others] = next;
    words.push(number(ply), main.text, ...said(main));
    for (const other of others) {
      words.push('(', number(ply), other.text, ...said(other), ...line(other.children, ply + 1), ')');
    }
    ply += 1;
  }
  return words;
}
