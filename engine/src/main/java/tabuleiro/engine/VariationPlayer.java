package tabuleiro.engine;

import java.util.List;
import tabuleiro.play.players.MoveRequest;
import tabuleiro.play.players.Player;
import tabuleiro.play.players.SearchInfo;

/// A player that tells what it has found for its move.
public interface VariationPlayer extends Player {
  /// Returns variations, the best first. The first begins with the move to play, and has the number
  /// of all positions that were visited for it.
  ///
  /// @param request as for [#chooseMove(MoveRequest)]
  /// @param count how many variations are wanted, at least 1; there may be fewer
  List<SearchInfo> chooseVariations(MoveRequest request, int count);

  @Override
  default int chooseMove(MoveRequest request) {
    return chooseVariations(request, 1).getFirst().firstMove();
  }
}
