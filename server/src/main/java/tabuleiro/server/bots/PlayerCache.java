package tabuleiro.server.bots;

import java.lang.ref.SoftReference;
import java.util.Optional;
import tabuleiro.play.players.MoveRequest;
import tabuleiro.play.players.Player;
import tabuleiro.rules.Game;

/// The last player that a thread has used. Level 9 has a table of 64 MiB, so each thread keeps at
/// most one player, for all games of that level. A cached player is reset before each use, and
/// plays like a new one. It is dropped when memory runs short. Not thread-safe.
final class PlayerCache {
  private final BotCatalogue catalogue;
  private String key = "";
  private SoftReference<Player> player = new SoftReference<>(null);

  PlayerCache(BotCatalogue catalogue) {
    this.catalogue = catalogue;
  }

  /// Returns a player for one move, to be closed afterwards.
  ///
  /// @throws tabuleiro.play.TableException when the player is not available, as after a change of
  ///   the configured engines
  Player borrow(Game game, String text) {
    // External engines are not cached here: other threads use their programs.
    return catalogue.engineNames().contains(text)
        ? catalogue.player(game, text)
        : new BorrowedPlayer(cached(game, text));
  }

  /// A cached player, which is not closed after its move.
  private record BorrowedPlayer(Player player) implements Player {
    @Override
    public int chooseMove(MoveRequest turn) {
      return player.chooseMove(turn);
    }
  }

  /// Returns a reset player of the program.
  Player cached(Game game, String text) {
    String newKey = game.id() + " " + text;
    Optional<Player> previous = Optional.ofNullable(newKey.equals(key) ? player.get() : null);
    player.clear();
    Player used = previous.orElseGet(() -> catalogue.player(game, text));
    previous.ifPresent(Player::startNewGame);
    key = newKey;
    player = new SoftReference<>(used);
    return used;
  }
}
