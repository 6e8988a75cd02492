package tabuleiro.solver.weak;

import java.util.HashMap;
import java.util.Map;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.solver.Value;

/// Plain minimax over the rules' own positions, each looked at once.
final class Minimax {
  private final Map<Position, Value> values = new HashMap<>();

  /// Returns the value for the side to move.
  Value value(Position position) {
    Value known = values.get(position);
    if (known != null) {
      return known;
    }
    Value best = Value.LOSS;
    if (position.outcome().isOver()) {
      best = ended(position);
    } else {
      for (int move : position.legalMoves()) {
        Value value = value(position.playUnchecked(move)).opposite();
        best = value.compareTo(best) > 0 ? value : best;
      }
    }
    values.put(position, best);
    return best;
  }

  private static Value ended(Position position) {
    Side toMove = position.sideToMove();
    return position
        .outcome()
        .winner()
        .map(winner -> winner == toMove ? Value.WIN : Value.LOSS)
        .orElse(Value.DRAW);
  }

  /// Returns the values of all positions that were looked at.
  Map<Position, Value> values() {
    return values;
  }
}
