package tabuleiro.games.talpa;

import java.util.BitSet;
import tabuleiro.rules.Side;

/// The geometry of a board, which decides how many `long`s a set of squares needs.
sealed interface TalpaGrid permits SmallTalpaGrid, LargeTalpaGrid {
  /// Returns the position of these pieces, whether or not a game could continue from it.
  TalpaPosition position(TalpaGame game, BitSet red, BitSet blue, Side toMove);
}
