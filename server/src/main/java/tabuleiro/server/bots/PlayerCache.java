package tabuleiro.server.bots;

import java.lang.ref.SoftReference;
import java.util.Optional;
import tabuleiro.play.players.MoveRequest;
import tabuleiro.play.players.Player;

/// The player that a thread has let move last. Level 9 has a table of 64 MiB, so a thread has one
/// at most, which serves all games in which that level is to move: whoever is asked again has
/// forgotten everything, and plays as a new one would. Where memory runs short it goes. Not safe
/// for several threads.
final class PlayerCache {
  private final BotCatalogue catalogue;
  private String key = "";
  private SoftReference<Player> player = new SoftReference<>(null);

  PlayerCache(BotCatalogue catalogue) {
    this.catalogue = catalogue;
  }

  /// Returns a player for one move, to be closed then.
  ///
  /// @throws tabuleiro.play.TableException when there is none, as when the operator has another
  ///   engine now
  Player borrow(String family, String text) {
    // The program of an outside engine serves other threads meanwhile.
    return catalogue.engineNames().contains(text)
        ? catalogue.player(family, text)
        : new Lent(cached(family, text));
  }

  /// A player that is not ended when its move is made.
  private record Lent(Player player) implements Player {
    @Override
    public int chooseMove(MoveRequest turn) {
      return player.chooseMove(turn);
    }
  }

  /// Returns a player of the house, which has forgotten everything.
  Player cached(String family, String text) {
    String wanted = family + " " + text;
    Optional<Player> known = Optional.ofNullable(wanted.equals(key) ? player.get() : null);
    player.clear();
    Player asked = known.orElseGet(() -> catalogue.player(family, text));
    known.ifPresent(Player::startNewGame);
    key = wanted;
    player = new SoftReference<>(asked);
    return asked;
  }
}
