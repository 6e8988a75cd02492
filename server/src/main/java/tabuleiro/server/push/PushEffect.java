package tabuleiro.server.push;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jdbi.v3.core.Handle;
import tabuleiro.play.live.EventContent;
import tabuleiro.play.live.GameSnapshot;
import tabuleiro.play.live.PlayerAction;
import tabuleiro.rules.Position;
import tabuleiro.server.game.EventEffect;

/// The notifications that wait when the players exchange their sides: they are for turns that are
/// now the other player's, and are deleted.
final class PushEffect implements EventEffect {
  @Override
  public Consumer<Handle> change(
      EventContent content, GameSnapshot after, Supplier<List<Position>> positions) {
    return content.action() instanceof PlayerAction.Swap
        ? handle -> PushStore.deleteNotices(handle, content.game())
        : NOTHING;
  }
}
