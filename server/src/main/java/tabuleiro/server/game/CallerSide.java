package tabuleiro.server.game;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import tabuleiro.rules.Message;
import tabuleiro.rules.Side;
import tabuleiro.server.http.Caller;
import tabuleiro.server.http.ProblemException;

/// Finds the side that a caller plays.
public final class CallerSide {
  private CallerSide() {}

  /// Parses the name of a side; empty when there is none.
  ///
  /// @throws ProblemException when the name is neither `first` nor `second`
  static Optional<Side> parse(Optional<String> word) {
    return word.filter(text -> !text.isEmpty())
        .map(text ->
            switch (text) {
              case "first" -> Side.FIRST;
              case "second" -> Side.SECOND;
              default ->
                  throw new ProblemException(
                      400, "word", Message.of("games.word", text, "first", "second"));
            });
  }

  /// Returns the side that a caller plays; empty when they play none. A caller with both sides
  /// plays the named one, or else the first. With one side it is that one, also when the other is
  /// named: the players may have exchanged sides since.
  public static Optional<Side> of(LiveGame game, Caller caller, Optional<Side> named) {
    Function<String, List<Side>> seats = game.seats()::sidesOf;
    return of(seats, caller, named).or(() -> of(seats, caller, Optional.empty()));
  }

  private static Optional<Side> of(
      Function<String, List<Side>> seats, Caller caller, Optional<Side> named) {
    return caller
        .token()
        .or(caller::visitorSecret)
        .map(seats)
        .flatMap(held ->
            held.stream().filter(side -> named.isEmpty() || named.get() == side).findFirst());
  }

  /// Returns the side that a caller may play at this moment.
  ///
  /// @throws ProblemException when the caller plays no side, or not the named one
  static Side require(LiveGame game, Caller caller, Optional<Side> named) {
    return of(game.seats()::currentSidesOf, caller, named)
        .orElseThrow(() ->
            new ProblemException(403, "seat", Message.of("games.no-seat")).withHead(game.head()));
  }
}
