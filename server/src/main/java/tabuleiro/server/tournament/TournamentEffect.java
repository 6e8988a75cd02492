package tabuleiro.server.tournament;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jdbi.v3.core.Handle;
import tabuleiro.play.Result;
import tabuleiro.play.live.EventContent;
import tabuleiro.play.live.GameSnapshot;
import tabuleiro.rules.Position;
import tabuleiro.server.game.EventEffect;

/// The result of a tournament's game, which its last event writes.
///
/// @param store the tournaments
record TournamentEffect(TournamentStore store) implements EventEffect {
  @Override
  public Consumer<Handle> change(
      EventContent content, GameSnapshot after, Supplier<List<Position>> positions) {
    return content.result() == Result.NONE
        ? NOTHING
        : handle -> store.recordResult(handle, content);
  }
}
