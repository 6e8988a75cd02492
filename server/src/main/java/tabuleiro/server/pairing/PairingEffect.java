package tabuleiro.server.pairing;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jdbi.v3.core.Handle;
import tabuleiro.rules.Position;
import tabuleiro.server.game.EventContent;
import tabuleiro.server.game.EventEffect;
import tabuleiro.server.game.GameSnapshot;
import tabuleiro.server.game.ServerAction;

/// How long the maker of a challenge has waited, known from the start of the game.
final class PairingEffect implements EventEffect {
  @Override
  public Consumer<Handle> change(
      EventContent content, GameSnapshot after, Supplier<List<Position>> positions) {
    return content.action() instanceof ServerAction.Resume && content.ply() == 0
        ? handle -> QuickChallengeStore.end(handle, content.game(), content.timeMillis())
        : NOTHING;
  }
}
