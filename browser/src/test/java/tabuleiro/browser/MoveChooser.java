package tabuleiro.browser;

import java.util.List;
import java.util.random.RandomGenerator;
import tabuleiro.engine.SearcherFactory;
import tabuleiro.engine.search.Searcher;
import tabuleiro.play.live.ClickTargetName;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.StopSignal;
import tabuleiro.rules.Game;
import tabuleiro.rules.Position;
import tabuleiro.rules.Side;
import tabuleiro.rules.support.SeededRandom;

/// Chooses moves for both sides so that games are short: the first side plays well, the second at
/// random.
final class MoveChooser {
  /// A move that has been chosen.
  ///
  /// @param text the text of the move, as a terminal enters it
  /// @param path its click path, as a board enters it
  record ChosenMove(String text, List<String> path) {}

  private static final MoveLimits LIMITS = MoveLimits.ofNodes(1000);
  private static final int MEBIBYTES = 8;

  private final Game game;
  private final Searcher searcher;
  private final RandomGenerator random = SeededRandom.of(3);

  MoveChooser(Game game) {
    this.game = game;
    this.searcher = SearcherFactory.create(game.id().game(), MEBIBYTES, 1);
  }

  /// Returns the click path of a move.
  ///
  /// @param text the text of the position
  List<String> choosePath(String text) {
    return choose(text).path();
  }

  /// Returns a move.
  ///
  /// @param text the text of the position
  ChosenMove choose(String text) {
    Position position = game.parse(text);
    int move = chooseMove(position);
    List<String> path = ClickTargetName.of(position.decode(move).path(), game.board());
    return new ChosenMove(position.formatMove(move), path);
  }

  private int chooseMove(Position position) {
    return position.sideToMove() == Side.FIRST
        ? searcher
            .search(position, LIMITS, 1, new StopSignal(), progress -> {})
            .getFirst()
            .moves()
            .getFirst()
        : position.moveAt(SeededRandom.nextBelow(random, position.countMoves()));
  }
}
