package tabuleiro.browser;

import java.util.List;
import java.util.random.RandomGenerator;
import tabuleiro.engine.SearcherFactory;
import tabuleiro.engine.search.Searcher;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Action;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.rules.support.SeededRandom;
import tabuleiro.server.view.ClickTargetName;

/// Chooses moves for both sides so that a game is soon over: the first side plays well, the second
/// at random.
final class Mind {
  private static final MoveLimits LITTLE = MoveLimits.ofNodes(3000);
  private static final int MEBIBYTES = 8;

  private final Game game;
  private final Searcher searcher;
  private final RandomGenerator random = SeededRandom.of(3);

  Mind(Game game) {
    this.game = game;
    this.searcher = SearcherFactory.create(game.id().game(), MEBIBYTES, 1);
  }

  /// Returns the click path of a move in the position of a text.
  List<String> path(String text) {
    Position position = game.parse(text);
    Action action = position.decode(move(position));
    return ClickTargetName.of(action.path(), game.board());
  }

  private int move(Position position) {
    return position.sideToMove() == Side.FIRST
        ? searcher
            .search(position, LITTLE, 1, new StopSignal(), thought -> {})
            .getFirst()
            .moves()
            .getFirst()
        : position.moveAt(SeededRandom.nextBelow(random, position.countMoves()));
  }
}
