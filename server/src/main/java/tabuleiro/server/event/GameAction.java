package tabuleiro.server.event;

import java.util.Locale;

/// An action in a game. Its stored form is a word, for some actions followed by a space and an
/// argument.
public sealed interface GameAction {
  /// The start of the game; its first event.
  ///
  /// @param setup what the players have agreed, as text that the store does not interpret
  record Start(String setup) implements GameAction {}

  /// A move.
  ///
  /// @param text the move's text
  record Move(String text) implements GameAction {}

  /// Takes back the actor's last move without asking; possible against a computer only.
  record Takeback() implements GameAction {}

  /// Offers something to the opponent.
  record Offer(OfferKind kind) implements GameAction {}

  /// Answers an offer.
  record OfferResponse(OfferKind kind, boolean isAccepted) implements GameAction {}

  /// Resigns the game.
  record Resignation() implements GameAction {}

  /// Withdraws a game that has not started; it ends without a result.
  record Withdrawal() implements GameAction {}

  /// Claims the win because the opponent has been absent for too long.
  record WinClaim() implements GameAction {}

  /// The time of the side to move has run out.
  record FlagFall() implements GameAction {}

  /// Stops the clock.
  record Pause() implements GameAction {}

  /// Starts the clock, for the first time or after a pause.
  record Resume() implements GameAction {}

  /// The players continue in another game, which starts now.
  ///
  /// @param game the id of that game
  record Continuation(String game) implements GameAction {}

  /// Returns whether this is an action of the server and never of a player.
  default boolean isServerAction() {
    return switch (this) {
      case Start _, FlagFall _, Pause _, Resume _, Continuation _ -> true;
      case Move _, Takeback _, Offer _, OfferResponse _, Resignation _, Withdrawal _, WinClaim _ ->
          false;
    };
  }

  /// Returns the stored form, which [#parse(String)] reads, such as `move d3d4`.
  default String format() {
    return switch (this) {
      case Start(String setup) -> "start " + setup;
      case Move(String text) -> "move " + text;
      case Takeback() -> "takeback";
      case Offer(OfferKind kind) -> "offer " + format(kind);
      case OfferResponse(OfferKind kind, boolean accepts) ->
          (accepts ? "accept " : "decline ") + format(kind);
      case Resignation() -> "resign";
      case Withdrawal() -> "withdraw";
      case WinClaim() -> "claim";
      case FlagFall() -> "flag";
      case Pause() -> "pause";
      case Resume() -> "resume";
      case Continuation(String game) -> "next " + game;
    };
  }

  private static String format(OfferKind kind) {
    return kind.name().toLowerCase(Locale.ROOT);
  }

  /// Parses the stored form of an action.
  ///
  /// @throws IllegalArgumentException when the text is not the form of an action, as in a database
  ///   that another program has changed
  static GameAction parse(String text) {
    String[] parts = text.split(" ", 2);
    String rest = parts.length > 1 ? parts[1] : "";
    return switch (parts[0]) {
      case "start" -> new Start(rest);
      case "move" -> new Move(rest);
      case "takeback" -> new Takeback();
      case "offer" -> new Offer(parseOffer(rest));
      case "accept" -> new OfferResponse(parseOffer(rest), true);
      case "decline" -> new OfferResponse(parseOffer(rest), false);
      case "resign" -> new Resignation();
      case "withdraw" -> new Withdrawal();
      case "claim" -> new WinClaim();
      case "flag" -> new FlagFall();
      case "pause" -> new Pause();
      case "resume" -> new Resume();
      case "next" -> new Continuation(rest);
      default -> throw new IllegalArgumentException("not an action: " + text);
    };
  }

  private static OfferKind parseOffer(String word) {
    return OfferKind.valueOf(word.toUpperCase(Locale.ROOT));
  }
}
