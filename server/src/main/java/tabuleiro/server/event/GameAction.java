package tabuleiro.server.event;

import java.util.Locale;

/// What is done in a game, as it is kept: a word, and for some a space and more text.
public sealed interface GameAction {
  /// The game begins; its first event.
  ///
  /// @param setup what is agreed, as text that the store does not look into
  record Start(String setup) implements GameAction {}

  /// A move.
  ///
  /// @param text the move's text
  record Move(String text) implements GameAction {}

  /// The last move of the author is taken back without asking.
  record Takeback() implements GameAction {}

  /// The author offers something.
  record Offer(OfferKind kind) implements GameAction {}

  /// The author answers an offer.
  record OfferResponse(OfferKind kind, boolean isAccepted) implements GameAction {}

  /// The author gives up.
  record Resignation() implements GameAction {}

  /// The author takes back a game that has not begun: nobody has lost it.
  record Withdrawal() implements GameAction {}

  /// The author claims the win, because the other player has been away for long.
  record WinClaim() implements GameAction {}

  /// The time of the side to move has run out.
  record FlagFall() implements GameAction {}

  /// The clock stands still from here.
  record Pause() implements GameAction {}

  /// The clock goes on from here.
  record Resume() implements GameAction {}

  /// The players go on in another game, which begins now.
  ///
  /// @param game its id
  record Continuation(String game) implements GameAction {}

  /// Returns whether only the server does this, and no player.
  default boolean isServerAction() {
    return switch (this) {
      case Start _, FlagFall _, Pause _, Resume _, Continuation _ -> true;
      case Move _, Takeback _, Offer _, OfferResponse _, Resignation _, Withdrawal _, WinClaim _ ->
          false;
    };
  }

  /// Returns the text that [#parse(String)] reads back, such as `move c3d3`.
  default String format() {
    return switch (this) {
      case Start(String setup) -> "start " + setup;
      case Move(String text) -> "move " + text;
      case Takeback() -> "takeback";
      case Offer(OfferKind proposal) -> "offer " + word(proposal);
      case OfferResponse(OfferKind proposal, boolean accepts) ->
          (accepts ? "accept " : "decline ") + word(proposal);
      case Resignation() -> "resign";
      case Withdrawal() -> "withdraw";
      case WinClaim() -> "claim";
      case FlagFall() -> "flag";
      case Pause() -> "pause";
      case Resume() -> "resume";
      case Continuation(String game) -> "next " + game;
    };
  }

  private static String word(OfferKind proposal) {
    return proposal.name().toLowerCase(Locale.ROOT);
  }

  /// Reads the text of a deed.
  ///
  /// @throws IllegalArgumentException when it is none: the database was changed by somebody else
  static GameAction parse(String text) {
    String[] parts = text.split(" ", 2);
    String rest = parts.length > 1 ? parts[1] : "";
    return switch (parts[0]) {
      case "start" -> new Start(rest);
      case "move" -> new Move(rest);
      case "takeback" -> new Takeback();
      case "offer" -> new Offer(proposal(rest));
      case "accept" -> new OfferResponse(proposal(rest), true);
      case "decline" -> new OfferResponse(proposal(rest), false);
      case "resign" -> new Resignation();
      case "withdraw" -> new Withdrawal();
      case "claim" -> new WinClaim();
      case "flag" -> new FlagFall();
      case "pause" -> new Pause();
      case "resume" -> new Resume();
      case "next" -> new Continuation(rest);
      default -> throw new IllegalArgumentException("no deed: " + text);
    };
  }

  private static OfferKind proposal(String word) {
    return OfferKind.valueOf(word.toUpperCase(Locale.ROOT));
  }
}
