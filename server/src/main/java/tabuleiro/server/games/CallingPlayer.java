package tabuleiro.server.games;

import io.javalin.http.Context;
import java.util.Optional;
import tabuleiro.play.Seat;
import tabuleiro.rules.Message;
import tabuleiro.server.http.Caller;
import tabuleiro.server.http.ProblemException;
import tabuleiro.server.http.VisitorCookie;
import tabuleiro.server.store.HumanPlayer;

/// Who takes a seat.
final class CallingPlayer {
  /// The fewest characters of a secret that a program chooses: 128 bits as Base64 writes them.
  private static final int SECRET_LENGTH = 22;

  private CallingPlayer() {}

  /// Returns who calls, as he takes a seat; he is given a secret where he has none.
  ///
  /// @param name what he wants to be called; a guest when he has not said
  /// @throws tabuleiro.play.TableException when that is no name for a seat
  /// @throws ProblemException when a program's secret is too short
  static HumanPlayer of(Context context, Optional<String> name) {
    Caller caller = Caller.of(context);
    if (caller.token().filter(token -> token.length() < SECRET_LENGTH).isPresent()) {
      throw new ProblemException(400, "token", Message.of("games.short-token", SECRET_LENGTH));
    }
    String wanted =
        name.filter(text -> !text.isBlank())
            .orElseGet(() -> caller.messages().format("games.guest"));
    return new HumanPlayer(Seat.human(wanted).name(), VisitorCookie.ensureSecret(context));
  }
}
