package tabuleiro.server.pairing;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jdbi.v3.core.Handle;
import tabuleiro.play.live.EventContent;
import tabuleiro.play.live.GameSnapshot;
import tabuleiro.play.live.ServerAction;
import tabuleiro.rules.Position;
import tabuleiro.server.game.EventEffect;

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
