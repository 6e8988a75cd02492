package tabuleiro.server.games;

import java.util.Locale;
import java.util.Optional;
import tabuleiro.rules.Phrase;
import tabuleiro.rules.Side;
import tabuleiro.server.http.Caller;
import tabuleiro.server.http.Problem;
import tabuleiro.server.live.LiveGame;

/// Which side somebody plays.
final class Sides {
  private Sides() {}

  static String format(Side side) {
    return side.name().toLowerCase(Locale.ROOT);
  }

  /// Returns the side of a word; empty when none is named.
  ///
  /// @throws Problem when it is none
  static Optional<Side> parse(Optional<String> word) {
    return word.filter(text -> !text.isEmpty())
        .map(text ->
            switch (text) {
              case "first" -> Side.FIRST;
              case "second" -> Side.SECOND;
              default ->
                  throw new Problem(400, "word", Phrase.of("games.word", text, "first", "second"));
            });
  }

  /// Returns the side that a caller plays; empty when none. Of two he plays the one that he names,
  /// or the first.
  static Optional<Side> of(LiveGame game, Caller caller, Optional<Side> named) {
    return caller
        .token()
        .or(caller::visitor)
        .map(game::held)
        .flatMap(held ->
            held.stream().filter(side -> named.isEmpty() || named.get() == side).findFirst());
  }

  /// Returns the side that a caller plays.
  ///
  /// @throws Problem when he plays none, or not the one that he names
  static Side require(LiveGame game, Caller caller, Optional<Side> named) {
    return of(game, caller, named)
        .orElseThrow(() -> new Problem(403, "seat", Phrase.of("games.no-seat")).at(game.head()));
  }
}
