package tabuleiro.games.talpa;

import java.util.BitSet;
import tabuleiro.rules.Side;

/// The geometry of a board, which decides how many words a position needs.
sealed interface TalpaGrid permits SmallTalpaGrid, LargeTalpaGrid {
  /// Returns the position of these pieces, whether or not a game could go on from it.
  TalpaPosition position(TalpaGame game, BitSet red, BitSet blue, Side toMove);
}
