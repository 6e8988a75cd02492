package tabuleiro.play.players;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import tabuleiro.games.niju.LaidTile;
import tabuleiro.games.niju.NijuMove;
import tabuleiro.games.niju.NijuPosition;
import tabuleiro.games.niju.NijuTiles;
import tabuleiro.rules.Position;
import tabuleiro.rules.board.UnboundedBoard;

/// The computer of the report on Ni-Ju (section 3.7): it chooses a cell, and lays a random tile of
/// its hand there, turned at random.
record NijuClassic(Level level) implements Player {
  /// How the cell is chosen.
  enum Level {
    /// At random.
    EASY,
    /// In danger it defends now and then, otherwise it attacks.
    MEDIUM,
    /// In danger it always defends, otherwise it attacks.
    HARD
  }

  /// How often medium defends when there is danger: the constant of the report's program. (Its text
  /// says 30% in one sentence and 70% in another.)
  private static final double DEFENCE = 0.3;

  /// The lowest priority, that of spoiled patterns: as many cells as a pattern has.
  private static final int LOWEST_PRIORITY = 4;

  @Override
  public int chooseMove(MoveRequest turn) {
    return chooseMove(turn.position(), turn.random());
  }

  private int chooseMove(Position position, RandomGenerator random) {
    NijuPosition niju = (NijuPosition) position;
    int cell = member(cells(niju, random), random);
    int[] hand = niju.hand(niju.sideToMove());
    return NijuMove.of(hand[random.nextInt(hand.length)], random.nextInt(4), cell);
  }

  /// Returns the cells of which a random one is played.
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
