package tabuleiro.lab.report.statistic;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tabuleiro.lab.report.sample.SampledGame;
import tabuleiro.rules.Action;
import tabuleiro.rules.Effect;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;

/// Where on the board the first moves, the captures and the last moves of games happen, in the
/// first [#MAX_GAMES] games of a sample: the games are replayed when the counts are asked for. Not
/// safe for several threads.
public final class BoardHeat implements GameStatistic {
  /// The maximum number of games that are replayed.
  public static final int MAX_GAMES = 1000;

  private final int openingPlies;
  private final List<SampledGame> games = new ArrayList<>();

  /// The counts of the games so far; empty until they are asked for.
  private Optional<Counts> counted = Optional.empty();

  /// What happens on a cell.
  public enum Occasion {
    /// The first move after the random opening ends there, or places or removes a piece there.
    FIRST_MOVE,
    /// A piece of the opponent is captured there, or changes its owner.
    CAPTURE,
    /// As the first move.
    LAST_MOVE
  }

  /// How often something happened on each cell.
  ///
  /// @param games the number of games that were replayed
  /// @param byCell the counts of each occasion by cell; one that never happened is left out
  public record Counts(int games, Map<Occasion, Map<Integer, Long>> byCell) {
    /// Makes the map read-only.
    public Counts {
      byCell = Collections.unmodifiableMap(byCell);
    }
  }

  /// @param openingPlies the number of random moves at the start of each game
  public BoardHeat(int openingPlies) {
    this.openingPlies = openingPlies;
  }

  @Override
  public void count(SampledGame game) {
    if (games.size() < MAX_GAMES) {
      games.add(game);
      counted = Optional.empty();
    }
  }

  /// Returns the counts. A report asks for them once for each language; the games are replayed only
  /// when some were added since the last time.
  public Counts counts() {
    Counts counts = counted.orElseGet(this::replay);
    counted = Optional.of(counts);
    return counts;
  }

  private Counts replay() {
    Map<Occasion, Map<Integer, Long>> byCell = new EnumMap<>(Occasion.class);
    games.forEach(game -> replay(game, byCell));
    return new Counts(games.size(), byCell);
  }

  private void replay(SampledGame game, Map<Occasion, Map<Integer, Long>> byCell) {
    Position position = game.start();
    for (int ply = 0; ply < game.length(); ply++) {
      Action action = position.decode(game.move(ply));
      if (ply == openingPlies) {
        add(byCell, Occasion.FIRST_MOVE, target(action));
      }
      if (ply == game.length() - 1) {
        add(byCell, Occasion.LAST_MOVE, target(action));
      }
      for (Effect effect : action.effects()) {
        if (isCapture(effect, position.sideToMove())) {
          add(byCell, Occasion.CAPTURE, effect.cell());
        }
      }
      position = position.playUnchecked(game.move(ply));
    }
  }

  private static void add(Map<Occasion, Map<Integer, Long>> byCell, Occasion occasion, int cell) {
    byCell.computeIfAbsent(occasion, _ -> new TreeMap<>()).merge(cell, 1L, Long::sum);
  }

  /// Returns the cell on which a player's piece ends, or from which it is removed.
  private static int target(Action action) {
    return action.effects().stream()
        .filter(effect -> effect instanceof Effect.Moved || effect instanceof Effect.Placed)
        .findFirst()
        .orElse(action.effects().getFirst())
        .cell();
  }

  private static boolean isCapture(Effect effect, Side mover) {
    return switch (effect) {
      case Effect.Removed(int _, var piece) -> piece.side() != mover;
      case Effect.Flipped(int _, var piece) -> piece.side() == mover;
      case Effect.Moved _, Effect.Placed _, Effect.Entered _, Effect.Withdrawn _ -> false;
    };
  }
}
