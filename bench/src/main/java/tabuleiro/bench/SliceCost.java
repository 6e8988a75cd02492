package tabuleiro.bench;

import java.util.Locale;
import tabuleiro.engine.SearcherFactory;
import tabuleiro.engine.search.Searcher;
import tabuleiro.engine.search.SlicedSearch;
import tabuleiro.games.Games;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.statistics.EloEstimate;
import tabuleiro.statistics.PentanomialScores;

/// What it costs to search in slices, as the worker of a browser does, at equal nodes: a match of
/// the sliced search against one in one call.
public final class SliceCost {
  private static final int MEBIBYTES = 32;
  private static final int OPENING_PLIES = 4;

  /// More than any game of these boards has.
  private static final int MAX_PLIES = 500;

  private final Game game;
  private final long nodes;
  private final int slices;
  private final long seed;

  private SliceCost(Game game, long nodes, int slices, long seed) {
    this.game = game;
    this.nodes = nodes;
    this.slices = slices;
    this.seed = seed;
  }

  /// Prints the result of the match, seen from the sliced search.
  ///
  /// @param arguments the game, the variant, the nodes of a move, the slices of a move, the pairs
  ///   of games, and the seed of the openings
  public static void main(String[] arguments) {
    Game game = Games.find(arguments[0]).orElseThrow().game(arguments[1]);
    SliceCost cost =
        new SliceCost(
            game,
            Long.parseLong(arguments[2]),
            Integer.parseInt(arguments[3]),
            Long.parseLong(arguments[5]));
    cost.match(Integer.parseInt(arguments[4]));
  }

  private Position opening(int number) {
    Position start = game.start(seed + number);
    int plies = game.hasRandomStart() ? 0 : OPENING_PLIES;
    return EngineMeasurement.afterRandomMoves(start, plies, seed + number);
  }

  private Searcher searcher() {
    return SearcherFactory.create(game.id().game(), MEBIBYTES, 1);
  }

  private void match(int pairs) {
    PentanomialScores scores = PentanomialScores.NONE;
    for (int pair = 0; pair < pairs; pair++) {
      Position opening = opening(pair);
      if (!opening.outcome().isOver()) {
        scores = scores.plus(halfPoints(opening, Side.FIRST) + halfPoints(opening, Side.SECOND));
      }
      if (pair % 10 == 9 || pair == pairs - 1) {
        EloEstimate elo = EloEstimate.of(scores);
        System.out.printf(
            Locale.ROOT,
            "%s: %d games, sliced %+.0f +- %.0f Elo, pairs %s%n",
            game.id(),
            2 * scores.pairs(),
            elo.elo(),
            elo.marginOfError(),
            scores.counts());
      }
    }
  }

  /// Returns the half points of the sliced search in a game: 0, 1 or 2.
  private int halfPoints(Position opening, Side sliced) {
    Searcher inSlices = searcher();
    Searcher inOneCall = searcher();
    Position position = opening;
    for (int ply = 0; !position.outcome().isOver() && ply < MAX_PLIES; ply++) {
      position =
          position.playUnchecked(
              position.sideToMove() == sliced
                  ? sliced(inSlices, position)
                  : inOneCall
                      .search(position, MoveLimits.ofNodes(nodes), 1, new StopSignal(), _ -> {})
                      .getFirst()
                      .firstMove());
    }
    return position.outcome().winner().map(winner -> winner == sliced ? 2 : 0).orElse(1);
  }

  private int sliced(Searcher searcher, Position position) {
    SlicedSearch search = new SlicedSearch(searcher, position, 1);
    for (int i = 0; i < slices; i++) {
      search.search(MoveLimits.ofNodes(nodes / slices));
      if (search.best().getFirst().score().isProven()) {
        break;
      }
    }
    return search.best().getFirst().firstMove();
  }
}
