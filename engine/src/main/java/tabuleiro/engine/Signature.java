package tabuleiro.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import tabuleiro.engine.search.Searcher;
import tabuleiro.games.Games;
import tabuleiro.play.players.Limits;
import tabuleiro.play.players.Stop;
import tabuleiro.play.players.Thought;
import tabuleiro.rules.Family;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.Seeds;

/// A fixed task for the engine: fixed positions of a board, searched by one thread. The nodes it
/// visits are its signature: they change with everything that changes what it does, and with
/// nothing else.
public final class Signature {
  private static final int HASH_MEBIBYTES = 16;
  private static final int POSITIONS = 8;

  /// Positions to search in each; enough for some depths in every game.
  private static final int NODES = 200_000;

  private Signature() {}

  /// Returns the boards of a family on which the engine's signature is taken.
  public static List<Game> boards(Family family) {
    return Games.boards().stream().filter(game -> game.id().game().equals(family.name())).toList();
  }

  /// Returns the nodes that the task takes on a board: up to the last depth that was complete, so
  /// that they tell of the search and not of the limit.
  public static long nodes(Game game) {
    long nodes = 0;
    for (Position position : positions(game)) {
      Searcher searcher = Engines.searcher(game.id().game(), HASH_MEBIBYTES, 1);
      nodes += nodes(searcher, position);
    }
    return nodes;
  }

  private static long nodes(Searcher searcher, Position position) {
    List<Thought> told = new ArrayList<>();
    searcher.search(position, Limits.ofNodes(NODES), 1, new Stop(), told::add);
    return told.stream().mapToLong(Thought::nodes).max().orElse(0);
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
    RandomGenerator random = Seeds.random(seed);
    List<Position> played = new ArrayList<>();
    Position position = game.start(seed);
    while (!position.outcome().isOver()) {
      played.add(position);
      int move = position.moveAt(Seeds.below(random, position.countMoves()));
      position = position.playUnchecked(move);
    }
    return played;
  }
}
