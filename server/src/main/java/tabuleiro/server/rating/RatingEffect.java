package tabuleiro.server.rating;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jdbi.v3.core.Handle;
import tabuleiro.play.live.EventContent;
import tabuleiro.play.live.GameSnapshot;
import tabuleiro.rules.Position;
import tabuleiro.server.game.EventEffect;

/// What the events of rated games change: the position with which the server does not help, and at
/// the end the ratings of the players.
final class RatingEffect implements EventEffect {
  @Override
  public Consumer<Handle> change(
      EventContent content, GameSnapshot after, Supplier<List<Position>> positions) {
    if (!after.series().isRated()) {
      return NOTHING;
    }
    RatedEvent event =
        RatedGames.event(after.setup(), after.position(), after.ply(), after.ending().isPresent());
    return handle -> new RatedGameRows(handle).update(content, event);
  }
}
