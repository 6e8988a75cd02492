package tabuleiro.server.games;

import io.javalin.http.Context;
import java.util.Optional;
import tabuleiro.play.Seat;
import tabuleiro.rules.Message;
import tabuleiro.server.http.Caller;
import tabuleiro.server.http.ProblemException;
import tabuleiro.server.http.VisitorCookie;
import tabuleiro.server.store.HumanPlayer;

/// Turns a caller into a player who takes a seat.
final class CallingPlayer {
  /// The shortest secret of a program: 128 bits in Base64.
  private static final int MIN_SECRET_LENGTH = 22;

  private CallingPlayer() {}

  /// Returns the caller as a player. A caller without a secret gets one.
  ///
  /// @param name the displayed name; default: the word for a guest
  /// @throws tabuleiro.play.TableException when the name is not allowed
  /// @throws ProblemException when a program's secret is too short
  static HumanPlayer of(Context context, Optional<String> name) {
    Caller caller = Caller.of(context);
    if (caller.token().filter(token -> token.length() < MIN_SECRET_LENGTH).isPresent()) {
      throw new ProblemException(400, "token", Message.of("games.short-token", MIN_SECRET_LENGTH));
    }
    String wanted =
        name.filter(text -> !text.isBlank())
            .orElseGet(() -> caller.messages().format("games.guest"));
    return new HumanPlayer(Seat.human(wanted).name(), VisitorCookie.ensureSecret(context));
  }
}
