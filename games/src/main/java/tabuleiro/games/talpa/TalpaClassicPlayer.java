package tabuleiro.games.talpa;

import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import tabuleiro.rules.Family;
import tabuleiro.rules.Playout;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;

/// The computer player of the report on Talpa ("Jogada do Computador"): level 1 plays at random;
/// the others group the moves by the report's value of the position after the move, and play a
/// random move of one group, the higher the level the better the group. It is part of the game,
/// because it needs that value and no search; [TalpaFamily#classicPlayers()] lists its levels.
///
/// @param level 1 to 9
record TalpaClassicPlayer(int level) implements Family.MoveChooser {
  /// The highest level, which plays the moves of the highest value.
  static final int HIGHEST_LEVEL = 9;

  @Override
  public int chooseMove(Position position, RandomGenerator random) {
    if (level == 1) {
      return Playout.randomMove(position, random);
    }
    List<List<Integer>> groups = groups((TalpaPosition) position);
    int place = Math.max(1, groups.size() + level - HIGHEST_LEVEL);
    List<Integer> group = groups.get(place - 1);
    return group.get(random.nextInt(group.size()));
  }

  /// Returns the legal moves grouped by the value for the mover, the lowest value first.
  private static List<List<Integer>> groups(TalpaPosition position) {
    Side mover = position.sideToMove();
    NavigableMap<Integer, List<Integer>> groups = new TreeMap<>();
    for (int move : position.legalMoves()) {
      int value = position.playUnchecked(move).reach(mover);
      groups.computeIfAbsent(value, key -> new ArrayList<>()).add(move);
    }
    return List.copyOf(groups.values());
  }
}
