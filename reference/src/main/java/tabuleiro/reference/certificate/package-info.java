/// Checks proofs of game values with rules and a search that share no code with the solver: the
/// plain rules of the module, and faster ones for Talpa.
///
/// A certificate is a file: lines of text in ASCII, each ended by a line feed, an empty line, and a
/// payload.
///
/// ```
/// tabuleiro certificate 2
/// game talpa 3x3
/// position rbr/brb/rbr r
/// value first
/// search 3
/// entries 17
/// sha256 (64 digits of the base 16)
/// ```
///
/// `value` is the result with perfect play, `first`, `second` or `draw`. The checksum is over all
/// bytes of the file but its own line. The payload, compressed by zlib's deflate, is the strategy
/// of the side that wins; for a draw it is the first player's strategy, which avoids a loss,
/// followed by the second player's. A strategy is a list of whole numbers, each in groups of seven
/// bits, the lowest group first, all bytes but the last with their highest bit set. It is read on a
/// walk over all games in which the side follows the strategy, from the position, depth first:
/// where the side is to move there is one number, `n` for the `n`-th legal move in the order of
/// their texts, or 0 when the checker must find by its own search that the side reaches its goal
/// within `search` plies. Where the opponent is to move, all the opponent's moves follow in the
/// order of their texts. A position that the walk has met before, itself or an image of it by a
/// symmetry of the game (`canonicalText`), or that ends the game, has no number.
///
/// A certificate of two stages has the version 3, and two other lines in place of `search`:
///
/// ```
/// tabuleiro certificate 3
/// game talpa 4x4
/// position rbrb/brbr/rbrb/brbr r
/// value first
/// frontier 100
/// leaves 192
/// entries 219
/// sha256 (64 digits of the base 16)
/// ```
///
/// The number 0 then says that the checker must find by its own search, to any depth, that the side
/// reaches its goal. These positions are the frontier, and `leaves` is their number. The solver
/// needed at most as many nodes for each of them as `frontier` says, when it knew the strategy and
/// the earlier positions of the frontier; the checker uses that only to estimate its work.
package tabuleiro.reference.certificate;
