package tabuleiro.server.chat;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jdbi.v3.core.Handle;
import tabuleiro.rules.Position;
import tabuleiro.server.event.EventContent;
import tabuleiro.server.event.PlayerAction;
import tabuleiro.server.live.EventEffect;
import tabuleiro.server.live.GameSnapshot;
import tabuleiro.server.store.chat.ChatTable;

/// The messages of players who exchange their sides: they stay with the players.
public final class ChatEffect implements EventEffect {
  @Override
  public Consumer<Handle> change(
      EventContent content, GameSnapshot after, Supplier<List<Position>> positions) {
    return content.action() instanceof PlayerAction.Swap
        ? handle -> new ChatTable(handle).exchangeSides(content.game())
        : NOTHING;
  }
}
