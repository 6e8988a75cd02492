package tabuleiro.games.niju;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import tabuleiro.rules.Family;
import tabuleiro.rules.Position;
import tabuleiro.rules.board.UnboundedBoard;

/// The computer player of the report on Ni-Ju (section 3.7): it chooses a cell, and places a random
/// tile of its hand there with a random rotation. It is part of the game, because it needs the
/// patterns on the table and no search; [NijuFamily#classicPlayers()] lists its levels.
record NijuClassicPlayer(Level level) implements Family.MoveChooser {
  /// How the cell is chosen.
  enum Level {
    /// At random.
    EASY("easy"),
    /// In danger it sometimes defends, otherwise it attacks.
    MEDIUM("medium"),
    /// In danger it always defends, otherwise it attacks.
    HARD("hard");

    private final String key;

    Level(String key) {
      this.key = key;
    }

    /// Returns the name of the level in commands.
    String key() {
      return key;
    }
  }

  /// The probability that the medium level defends in danger: the constant of the report's program.
  /// (The text of the report says 30% in one sentence and 70% in another.)
  private static final double DEFENCE = 0.3;

  /// The lowest priority, that of spoiled patterns: as many cells as a pattern has.
  private static final int LOWEST_PRIORITY = 4;

  @Override
  public int chooseMove(Position position, RandomGenerator random) {
    NijuPosition niju = (NijuPosition) position;
    int cell = member(cells(niju, random), random);
    int[] hand = niju.hand(niju.sideToMove());
    return NijuMove.of(hand[random.nextInt(hand.length)], random.nextInt(4), cell);
  }

  /// Returns the cells of which the player chooses one at random.
  private NavigableSet<Integer> cells(NijuPosition position, RandomGenerator random) {
    if (level == Level.EASY) {
      return playable(position);
    }
    NavigableSet<Integer> danger = danger(position);
    boolean isDefending = level == Level.HARD || random.nextDouble() < DEFENCE;
    if (isDefending && !danger.isEmpty()) {
      return danger;
    }
    NavigableSet<Integer> targets = targets(position);
    return targets.isEmpty() ? playable(position) : targets;
  }

  private static NavigableSet<Integer> playable(NijuPosition position) {
    NavigableSet<Integer> cells = new TreeSet<>();
    Arrays.stream(position.playableCells()).forEach(cells::add);
    return cells;
  }

  /// Returns the playable cells on which one more tile would complete a pattern of the opponent's
  /// that lies on the table.
  static NavigableSet<Integer> danger(NijuPosition position) {
    NavigableSet<Integer> cells = new TreeSet<>();
    for (LaidTile tile : position.laidTiles()) {
      if (tile.owner() != position.sideToMove()
          && Integer.bitCount(tile.missingDirections()) == 1) {
        cells.addAll(cells(position, tile));
      }
    }
    cells.retainAll(playable(position));
    return cells;
  }

  /// Returns the playable cells of the own patterns with the fewest cells missing. Spoiled patterns
  /// come last, complete ones have no such cells.
  static NavigableSet<Integer> targets(NijuPosition position) {
    NavigableSet<Integer> playable = playable(position);
    NavigableSet<Integer> best = new TreeSet<>();
    int bestPriority = LOWEST_PRIORITY;
    for (LaidTile tile : position.laidTiles()) {
      List<Integer> cells = cells(position, tile);
      cells.retainAll(playable);
      int priority =
          tile.isSpoiled() ? LOWEST_PRIORITY : Integer.bitCount(tile.missingDirections());
      if (tile.owner() == position.sideToMove() && !cells.isEmpty() && priority <= bestPriority) {
        if (priority < bestPriority) {
          best.clear();
        }
        bestPriority = priority;
        best.addAll(cells);
      }
    }
    return best;
  }

  /// Returns the cells of a tile's pattern on which no tile of its owner lies.
  private static List<Integer> cells(NijuPosition position, LaidTile tile) {
    UnboundedBoard board = position.game().board();
    List<Integer> cells = new ArrayList<>();
    for (int direction = 0; direction < NijuTiles.DIRECTIONS; direction++) {
      if ((tile.missingDirections() & 1 << direction) != 0) {
        int x = board.column(tile.cell()) + NijuTiles.dx(direction);
        int y = board.row(tile.cell()) + NijuTiles.dy(direction);
        cells.add(board.cellAt(x, y));
      }
    }
    return cells;
  }

  private static int member(NavigableSet<Integer> cells, RandomGenerator random) {
    return List.copyOf(cells).get(random.nextInt(cells.size()));
  }
}
