package tabuleiro.engine.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.Score;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Position;
import tabuleiro.solver.SolverGames;
import tabuleiro.solver.SolverTrail;
import tabuleiro.solver.table.Distance;
import tabuleiro.solver.table.DistanceTable;
import tabuleiro.solver.table.DistanceTables;

/// Plays perfectly where a table of distances knows the position, and asks another searcher
/// elsewhere.
public final class DistanceTableSearcher implements Searcher {
  private final DistanceTables tables;
  private final Searcher other;

  /// @param tables where distances are looked up
  /// @param other finds moves where there are none
  public DistanceTableSearcher(DistanceTables tables, Searcher other) {
    this.tables = tables;
    this.other = other;
  }

  @Override
  public List<SearchInfo> search(
      Position position,
      MoveLimits limits,
      int lines,
      StopSignal stop,
      Consumer<SearchInfo> listener) {
    for (DistanceTable table : tables.of(position.game())) {
      SolverTrail line = SolverGames.of(position.game()).orElseThrow().trail(position);
      if (table.find(line).isPresent()) {
        List<SearchInfo> thoughts = thoughts(table, line, lines);
        thoughts.forEach(listener);
        return thoughts;
      }
    }
    return other.search(position, limits, lines, stop, listener);
  }

  /// A move, and the distance of the position for who plays it.
  private record Choice(int move, Distance distance) {}

  /// Returns the best moves, each with its line.
  private static List<SearchInfo> thoughts(DistanceTable table, SolverTrail line, int lines) {
    long start = System.nanoTime();
    List<Choice> choices = choices(table, line);
    List<SearchInfo> thoughts = new ArrayList<>();
    for (Choice choice : choices.subList(0, Math.min(lines, choices.size()))) {
      List<Integer> moves = new ArrayList<>();
      line.play(choice.move());
      moves.add(choice.move());
      while (!line.isOver()) {
        int best = choices(table, line).getFirst().move();
        line.play(best);
        moves.add(best);
      }
      moves.forEach(_ -> line.undo());
      int plies = choice.distance().plies();
      long millis = (System.nanoTime() - start) / 1_000_000;
      thoughts.add(
          new SearchInfo(
              thoughts.size() + 1,
              score(choice.distance()),
              plies,
              plies,
              choices.size(),
              millis,
              0,
              moves));
    }
    return thoughts;
  }

  private static Score score(Distance distance) {
    return switch (distance.value()) {
      case WIN -> Score.win(distance.plies());
      case LOSS -> Score.loss(distance.plies());
      case DRAW -> Score.draw();
      case UNKNOWN -> throw new IllegalStateException("no value");
    };
  }

  /// Returns all moves, the best first.
  private static List<Choice> choices(DistanceTable table, SolverTrail line) {
    int[] moves = new int[table.maxMoves()];
    int count = line.generateMoves(moves, 0);
    List<Choice> choices = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      line.play(moves[i]);
      choices.add(new Choice(moves[i], table.find(line).orElseThrow().onePlyEarlier()));
      line.undo();
    }
    choices.sort(Comparator.comparingInt((Choice choice) -> choice.distance().code()).reversed());
    return choices;
  }

  @Override
  public void forget() {
    other.forget();
  }
}
