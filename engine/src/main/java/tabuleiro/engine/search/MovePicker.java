package tabuleiro.engine.search;

import tabuleiro.engine.evaluation.EvaluatedTrail;

/// The moves of the positions on a line, one region of a buffer for each ply, taken in the order of
/// their promise. What a worker has learned of moves is kept here too: for each ply two killers,
/// and for each side a history of all.
final class MovePicker {
  /// The most a history can be, as [EvaluatedTrail#prioritize] says.
  private static final int MOST_HISTORY = 16_384;

  private static final int HISTORIES = 1 << 14;
  private static final int KNOWN_BEST = 1 << 20;
  private static final int KILLER = 30_000;

  /// More than all ranks are apart.
  private static final int POSTPONED = 1 << 24;

  private final int[] moves;
  private final int[] ranks;
  private final int[] ends;
  private final int[] killers;
  private final int[][] histories = new int[2][HISTORIES];
  private final int stride;

  /// @param plies how many plies a line can have
  /// @param most how many moves a position can have
  MovePicker(int plies, int most) {
    stride = most;
    moves = new int[plies * most];
    ranks = new int[plies * most];
    ends = new int[plies];
    killers = new int[2 * plies];
  }

  /// Lists the legal moves of the line's last position and returns how many there are.
  ///
  /// @param known the move that is tried first when it is among them, or 0
  int generate(EvaluatedTrail line, int ply, int known) {
    int from = ply * stride;
    int to = line.trail().generateMoves(moves, from);
    ends[ply] = to;
    line.prioritize(moves, from, to, ranks);
    int[] history = histories[line.trail().sideToMove().ordinal()];
    for (int i = from; i < to; i++) {
      int move = moves[i];
      ranks[i] += history[place(move)];
      if (move == known) {
        ranks[i] = KNOWN_BEST;
      } else if (move == killers[2 * ply] || move == killers[2 * ply + 1]) {
        ranks[i] += KILLER;
      }
    }
    return to - from;
  }

  /// Lists the noisy moves and returns how many there are.
  int generateNoisyMoves(EvaluatedTrail line, int ply) {
    int from = ply * stride;
    int to = line.generateNoisyMoves(moves, from);
    ends[ply] = to;
    if (to > from) {
      line.prioritize(moves, from, to, ranks);
    }
    return to - from;
  }

  /// Returns the most promising of the moves that have not been taken. The `index`-th call for a
  /// ply, from 0, must say so.
  int pick(int ply, int index) {
    int first = ply * stride + index;
    int best = first;
    for (int i = first + 1; i < ends[ply]; i++) {
      if (ranks[i] > ranks[best]) {
        best = i;
      }
    }
    int move = moves[best];
    int rank = ranks[best];
    moves[best] = moves[first];
    ranks[best] = ranks[first];
    moves[first] = move;
    ranks[first] = rank;
    return move;
  }

  /// Puts the move that was taken last, the `index`-th, back among those that come last. Returns
  /// false, and does not, when that was done before.
  boolean defer(int ply, int index) {
    int place = ply * stride + index;
    if (ranks[place] < -POSTPONED / 2) {
      return false;
    }
    ranks[place] -= POSTPONED;
    return true;
  }

  /// Learns that the `index`-th move taken refuted the position, and those before it did not.
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
    learn(side, move, bonus);
    for (int i = from; i < from + index; i++) {
      learn(side, moves[i], -bonus);
    }
  }

  /// Moves a history towards its bound, so that what was learned last counts most.
  private void learn(int side, int move, int bonus) {
    int place = place(move);
    int value = histories[side][place];
    int strong = 32 * bonus;
    histories[side][place] = value + strong - value * Math.abs(strong) / MOST_HISTORY;
  }

  /// Returns where the history of a move stands. Two moves may share a place.
  private static int place(int move) {
    return (move * 0x9E3779B1) >>> 18;
  }
}
