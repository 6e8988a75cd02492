package tabuleiro.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import tabuleiro.engine.evaluation.Evaluator;
import tabuleiro.engine.search.Searcher;
import tabuleiro.games.Games;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Family;
import tabuleiro.rules.Game;
import tabuleiro.rules.Playout;
import tabuleiro.rules.Position;
import tabuleiro.rules.support.SeededRandom;

/// The signature of the search: the number of nodes that one thread visits in fixed positions of a
/// board. It changes with every change of the engine's behaviour, and with nothing else.
///
/// @param nodes the nodes up to the last completed depth, so that they depend on the search and not
///   on its limit: the signature
/// @param totalNodes all nodes, from which the speed is computed
public record SearchSignature(long nodes, long totalNodes) {
  /// The sum of no signatures.
  public static final SearchSignature ZERO = new SearchSignature(0, 0);

  private static final int HASH_MEBIBYTES = 16;
  private static final int POSITIONS = 8;

  /// The limit of each search; enough for some depths in every game.
  private static final int NODES = 200_000;

  /// Returns the boards of a family on which the engine's signature is taken.
  public static List<Game> boards(Family family) {
    return Games.representativeGames().stream()
        .filter(game -> game.id().game().equals(family.name()))
        .toList();
  }

  /// Searches the positions of a board.
  public static SearchSignature of(Game game) {
    return of(game, Optional.empty());
  }

  /// Searches the positions of a board with a certain evaluator of its game.
  ///
  /// @param evaluator empty for the strongest
  public static SearchSignature of(Game game, Optional<Evaluator> evaluator) {
    SearchSignature sum = ZERO;
    for (Position position : positions(game)) {
      sum = sum.plus(search(searcher(game.id().game(), evaluator), position));
    }
    return sum;
  }

  private static Searcher searcher(String family, Optional<Evaluator> evaluator) {
    return evaluator
        .map(given ->
            SearcherFactory.create(EvaluatorFactories.of(family), given, HASH_MEBIBYTES, 1))
        .orElseGet(() -> SearcherFactory.createWithoutTables(family, HASH_MEBIBYTES, 1));
  }

  private static SearchSignature search(Searcher searcher, Position position) {
    List<SearchInfo> reported = new ArrayList<>();
    List<SearchInfo> last =
        searcher.search(position, MoveLimits.ofNodes(NODES), 1, new StopSignal(), reported::add);
    long nodes = reported.stream().mapToLong(SearchInfo::nodes).max().orElse(0);
    return new SearchSignature(nodes, last.getFirst().nodes());
  }

  /// Returns the sum of two signatures.
  public SearchSignature plus(SearchSignature other) {
    return new SearchSignature(nodes + other.nodes, totalNodes + other.totalNodes);
  }

  /// Returns positions of random games, evenly spread from the beginning to the end.
  static List<Position> positions(Game game) {
    List<Position> positions = new ArrayList<>();
    for (int i = 0; i < POSITIONS; i++) {
      List<Position> played = randomGame(game, i);
      positions.add(played.get((played.size() - 1) * i / POSITIONS));
    }
    return positions;
  }

  /// Returns the positions of a random game before each move.
  private static List<Position> randomGame(Game game, long seed) {
    RandomGenerator random = SeededRandom.of(seed);
    List<Position> played = new ArrayList<>();
    Position position = game.start(seed);
    while (!position.outcome().isOver()) {
      played.add(position);
      int move = Playout.randomMove(position, random);
      position = position.playUnchecked(move);
    }
    return played;
  }
}
