package tabuleiro.server.search;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jdbi.v3.core.Handle;
import tabuleiro.play.Result;
import tabuleiro.play.live.EventContent;
import tabuleiro.play.live.GameSnapshot;
import tabuleiro.rules.Position;
import tabuleiro.server.game.EventEffect;
import tabuleiro.view.opening.OpeningPositions;

/// What the search knows of a game from the event with its result on.
final class SearchEffect implements EventEffect {
  @Override
  public Consumer<Handle> change(
      EventContent content, GameSnapshot after, Supplier<List<Position>> positions) {
    if (content.result() == Result.NONE) {
      return NOTHING;
    }
    SearchableGame finished = finished(content, after, positions.get());
    return handle -> new FinishedGameRows(handle).add(content.game(), finished);
  }

  /// Returns what the search knows of a game.
  ///
  /// @param last the event with the result
  /// @param after the game after it
  /// @param positions the initial position and the position after each move
  static SearchableGame finished(EventContent last, GameSnapshot after, List<Position> positions) {
    return new SearchableGame(
        last.result(),
        after.ply(),
        after.series().isRated(),
        last.timeMillis(),
        OpeningPositions.keys(positions));
  }
}
