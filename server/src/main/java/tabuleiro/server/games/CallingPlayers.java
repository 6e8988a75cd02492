package tabuleiro.server.games;

import io.javalin.http.Context;
import java.util.Optional;
import tabuleiro.rules.Message;
import tabuleiro.server.http.Caller;
import tabuleiro.server.http.ProblemException;
import tabuleiro.server.http.VisitorCookie;
import tabuleiro.server.store.seat.HumanPlayer;

/// Turns callers into players who take a seat.
final class CallingPlayers {
  /// The shortest secret of a program: 128 bits in Base64.
  private static final int MIN_SECRET_LENGTH = 22;

  private final PlayerNames names;

  CallingPlayers(PlayerNames names) {
    this.names = names;
  }

  /// Returns the caller as a player. A caller without a secret gets one.
  ///
  /// @param name the displayed name; default: the word for a guest
  /// @throws tabuleiro.play.TableException when the name is too long
  /// @throws ProblemException when the name is not allowed, or a program's secret is too short
  HumanPlayer of(Context context, Optional<String> name) {
    Caller caller = Caller.of(context);
    if (caller.token().filter(token -> token.length() < MIN_SECRET_LENGTH).isPresent()) {
      throw new ProblemException(400, "token", Message.of("games.short-token", MIN_SECRET_LENGTH));
    }
    String wanted =
        name.filter(text -> !text.isBlank())
            .orElseGet(() -> caller.messages().format("games.guest"));
    return new HumanPlayer(names.check(wanted), VisitorCookie.ensureSecret(context));
  }
}
