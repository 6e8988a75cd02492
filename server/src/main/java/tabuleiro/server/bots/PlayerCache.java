package tabuleiro.server.bots;

import java.lang.ref.SoftReference;
import java.util.Optional;
import java.util.function.Supplier;
import tabuleiro.engine.EnginePlayers;
import tabuleiro.engine.Level;
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
  /// @throws tabuleiro.play.session.SessionException when the player is not available, as after a
  ///   change of the configured engines
  Player borrow(Game game, String text) {
    // External engines are not cached here: other threads use their programs.
    return catalogue.engineNames().contains(text)
        ? catalogue.player(game, text)
        : new BorrowedPlayer(cached(game, text));
  }

  /// Returns the player of an opening that must not be the same in every game; see [#borrow(Game,
  /// String)]. The levels below the highest choose among several moves in every position.
  Player borrowVaried(Game game, String text) {
    return text.equals(String.valueOf(Level.HIGHEST))
        ? new BorrowedPlayer(
            cached(game.id() + " varied " + text, () -> EnginePlayers.varied(game.id().game())))
        : borrow(game, text);
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
    return cached(game.id() + " " + text, () -> catalogue.player(game, text));
  }

  private Player cached(String newKey, Supplier<Player> made) {
    Optional<Player> previous = Optional.ofNullable(newKey.equals(key) ? player.get() : null);
    player.clear();
    Player used = previous.orElseGet(made);
    previous.ifPresent(Player::startNewGame);
    key = newKey;
    player = new SoftReference<>(used);
    return used;
  }
}
