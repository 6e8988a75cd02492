package tabuleiro.lab.report.statistic;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import tabuleiro.lab.report.sample.BoardSymmetry;
import tabuleiro.lab.report.sample.GameSymmetries;
import tabuleiro.lab.report.sample.SampledGame;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;

/// The results by first move. Moves that a symmetry of the game maps onto each other count as one.
/// Empty for a game with random starts, where the same move means something else in each start. Not
/// safe for several threads.
public final class FirstMoves implements GameStatistic {
  private final Optional<Position> start;
  private final Map<Integer, ResultCounts> byMove = new HashMap<>();

  /// @param game the game whose games are counted
  public FirstMoves(Game game) {
    start = game.hasRandomStart() ? Optional.empty() : Optional.of(game.start(1));
  }

  /// The results of the games that start with a move or a symmetric one.
  ///
  /// @param moves the texts of the moves in ascending order
  public record Group(List<String> moves, ResultCounts results) {
    /// Copies the list.
    public Group {
      moves = List.copyOf(moves);
    }
  }

  @Override
  public void count(SampledGame game) {
    if (start.isPresent()) {
      byMove.computeIfAbsent(game.move(0), unseen -> new ResultCounts()).count(game);
    }
  }

  /// Returns the first moves that were played, in descending order of the lower end of the
  /// confidence interval of the first player's score, so that moves with few games do not come
  /// first, then in order of their texts. Finding the symmetries takes some hundred milliseconds.
  public List<Group> groups() {
    return start.map(this::groups).orElse(List.of());
  }

  private List<Group> groups(Position position) {
    List<BoardSymmetry> symmetries = GameSymmetries.ofGame(position.game());
    Map<String, Integer> moves = new TreeMap<>();
    byMove.keySet().forEach(move -> moves.put(position.formatMove(move), move));
    List<Group> groups = new ArrayList<>();
    while (!moves.isEmpty()) {
      int move = moves.values().iterator().next();
      Set<Integer> orbit = GameSymmetries.orbit(position, move, symmetries);
      ResultCounts results = new ResultCounts();
      List<String> texts = new ArrayList<>();
      for (int image : orbit) {
        String text = position.formatMove(image);
        texts.add(text);
        moves.remove(text);
        Optional.ofNullable(byMove.get(image)).ifPresent(results::add);
      }
      groups.add(new Group(texts.stream().sorted().toList(), results));
    }
    groups.sort(Comparator.comparingDouble(group -> -group.results().scoreInterval().low()));
    return groups;
  }
}
