package tabuleiro.server.chat;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jdbi.v3.core.Handle;
import tabuleiro.play.live.EventContent;
import tabuleiro.play.live.GameSnapshot;
import tabuleiro.play.live.PlayerAction;
import tabuleiro.rules.Position;
import tabuleiro.server.game.EventEffect;

/// The messages of players who exchange their sides: they stay with the players.
final class ChatEffect implements EventEffect {
  @Override
  public Consumer<Handle> change(
      EventContent content, GameSnapshot after, Supplier<List<Position>> positions) {
    return content.action() instanceof PlayerAction.Swap
        ? handle -> new ChatRows(handle).exchangeSides(content.game())
        : NOTHING;
  }
}
