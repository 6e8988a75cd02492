package tabuleiro.server.games;

import io.javalin.http.Context;
import java.util.Optional;
import tabuleiro.play.Seat;
import tabuleiro.rules.Phrase;
import tabuleiro.server.http.Caller;
import tabuleiro.server.http.Problem;
import tabuleiro.server.http.Visitor;
import tabuleiro.server.store.Sitter;

/// Who takes a seat.
final class Persons {
  /// The fewest characters of a secret that a program chooses: 128 bits as Base64 writes them.
  private static final int SECRET_LENGTH = 22;

  private Persons() {}

  /// Returns who calls, as he takes a seat; he is given a secret where he has none.
  ///
  /// @param name what he wants to be called; a guest when he has not said
  /// @throws tabuleiro.play.TableException when that is no name for a seat
  /// @throws Problem when a program's secret is too short
  static Sitter of(Context context, Optional<String> name) {
    Caller caller = Caller.of(context);
    if (caller.token().filter(token -> token.length() < SECRET_LENGTH).isPresent()) {
      throw new Problem(400, "token", Phrase.of("games.short-token", SECRET_LENGTH));
    }
    String wanted =
        name.filter(text -> !text.isBlank()).orElseGet(() -> caller.words().say("games.guest"));
    return new Sitter(Seat.human(wanted).name(), Visitor.of(context));
  }
}
