package tabuleiro.engine.search;

import tabuleiro.engine.evaluation.EvaluatedTrail;

/// Generates the moves of the positions on a trail, each ply in its own region of a buffer, and
/// picks them in the order of their priority. It also keeps what a worker has learned of moves: two
/// killer moves for each ply, and a history score of all moves for each side.
final class MovePicker {
  /// The largest absolute history score, as [EvaluatedTrail#prioritize] documents it.
  private static final int MAX_HISTORY = 16_384;

  private static final int HISTORY_SIZE = 1 << 14;

  /// The priority of the move that the transposition table suggests.
  private static final int TABLE_MOVE = 1 << 20;

  private static final int KILLER_BONUS = 30_000;

  /// More than the difference between any two priorities.
  private static final int DEFERRED = 1 << 24;

  private final int[] moves;
  private final int[] priorities;
  private final int[] ends;
  private final int[] killers;
  private final int[][] histories = new int[2][HISTORY_SIZE];
  private final int stride;

  /// @param plies the most plies that the trail can have
  /// @param maxMoves the most moves that a position can have
  MovePicker(int plies, int maxMoves) {
    stride = maxMoves;
    moves = new int[plies * maxMoves];
    priorities = new int[plies * maxMoves];
    ends = new int[plies];
    killers = new int[2 * plies];
  }

  /// Generates the legal moves of the position at the trail's end and returns their number.
  ///
  /// @param tableMove the move that is picked first if it is one of them, or 0
  int generate(EvaluatedTrail trail, int ply, int tableMove) {
    int from = ply * stride;
    int to = trail.generateMoves(moves, from);
    ends[ply] = to;
    trail.prioritize(moves, from, to, priorities);
    int[] history = histories[trail.sideToMove().ordinal()];
    for (int i = from; i < to; i++) {
      int move = moves[i];
      priorities[i] += history[historyIndex(move)];
      if (move == tableMove) {
        priorities[i] = TABLE_MOVE;
      } else if (move == killers[2 * ply] || move == killers[2 * ply + 1]) {
        priorities[i] += KILLER_BONUS;
      }
    }
    return to - from;
  }

  /// Generates the noisy moves and returns their number.
  int generateNoisyMoves(EvaluatedTrail trail, int ply) {
    int from = ply * stride;
    int to = trail.generateNoisyMoves(moves, from, priorities);
    ends[ply] = to;
    return to - from;
  }

  /// Returns the move with the highest priority among those not yet picked.
  ///
  /// @param index how many moves of the ply were picked before
  int pick(int ply, int index) {
    int first = ply * stride + index;
    int best = first;
    for (int i = first + 1; i < ends[ply]; i++) {
      if (priorities[i] > priorities[best]) {
        best = i;
      }
    }
    int move = moves[best];
    int priority = priorities[best];
    moves[best] = moves[first];
    priorities[best] = priorities[first];
    moves[first] = move;
    priorities[first] = priority;
    return move;
  }

  /// Puts the move that was picked last, the `index`-th, back behind all others. Returns false, and
  /// leaves it in place, if that was done before.
  boolean defer(int ply, int index) {
    int place = ply * stride + index;
    if (priorities[place] < -DEFERRED / 2) {
      return false;
    }
    priorities[place] -= DEFERRED;
    return true;
  }

  /// Learns that the `index`-th move picked caused a beta cutoff, and those before it did not.
  ///
  /// @param side whose moves they are, 0 or 1
  void recordCutoff(int ply, int index, int depth, int side) {
    int from = ply * stride;
    int move = moves[from + index];
    if (killers[2 * ply] != move) {
      killers[2 * ply + 1] = killers[2 * ply];
      killers[2 * ply] = move;
    }
    int bonus = Math.min(depth * depth, 400);
    updateHistory(side, move, bonus);
    for (int i = from; i < from + index; i++) {
      updateHistory(side, moves[i], -bonus);
    }
  }

  /// Moves a history score towards its bound, so that recent cutoffs count most.
  private void updateHistory(int side, int move, int bonus) {
    int index = historyIndex(move);
    int value = histories[side][index];
    int step = 32 * bonus;
    histories[side][index] = value + step - value * Math.abs(step) / MAX_HISTORY;
  }

  /// Returns the index of a move's history score. Two moves may share one.
  private static int historyIndex(int move) {
    return (move * 0x9E3779B1) >>> 18;
  }
}
