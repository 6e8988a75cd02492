package tabuleiro.server.chat;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jdbi.v3.core.Handle;
import tabuleiro.rules.Position;
import tabuleiro.server.game.EventContent;
import tabuleiro.server.game.EventEffect;
import tabuleiro.server.game.GameSnapshot;
import tabuleiro.server.game.PlayerAction;

/// The messages of players who exchange their sides: they stay with the players.
final class ChatEffect implements EventEffect {
  @Override
  public Consumer<Handle> change(
      EventContent content, GameSnapshot after, Supplier<List<Position>> positions) {
    return content.action() instanceof PlayerAction.Swap
        ? handle -> new ChatTable(handle).exchangeSides(content.game())
        : NOTHING;
  }
}
