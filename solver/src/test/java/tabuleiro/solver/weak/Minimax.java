package tabuleiro.solver.weak;

import java.util.HashMap;
import java.util.Map;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.solver.GameValue;

/// Plain minimax over the positions of the rules, with every position visited once.
final class Minimax {
  private final Map<Position, GameValue> values = new HashMap<>();

  /// Returns the value for the side to move.
  GameValue value(Position position) {
    GameValue known = values.get(position);
    if (known != null) {
      return known;
    }
    GameValue best = GameValue.LOSS;
    if (position.outcome().isOver()) {
      best = ended(position);
    } else {
      for (int move : position.legalMoves()) {
        GameValue value = value(position.playUnchecked(move)).opposite();
        best = value.compareTo(best) > 0 ? value : best;
      }
    }
    values.put(position, best);
    return best;
  }

  private static GameValue ended(Position position) {
    Side toMove = position.sideToMove();
    return position
        .outcome()
        .winner()
        .map(winner -> winner == toMove ? GameValue.WIN : GameValue.LOSS)
        .orElse(GameValue.DRAW);
  }

  /// Returns the values of all positions that were looked at.
  Map<Position, GameValue> values() {
    return values;
  }
}
