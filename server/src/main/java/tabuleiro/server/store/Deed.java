package tabuleiro.server.store;

import java.util.Locale;

/// What is done in a game, as it is kept: a word, and for some a space and more text.
public sealed interface Deed {
  /// The game begins; its first event.
  ///
  /// @param setup what is agreed, as text that the store does not look into
  record Start(String setup) implements Deed {}

  /// A move.
  ///
  /// @param text the move's text
  record Move(String text) implements Deed {}

  /// The last move of the author is taken back without asking.
  record Takeback() implements Deed {}

  /// The author offers something.
  record Offer(Proposal proposal) implements Deed {}

  /// The author answers an offer.
  record Answer(Proposal proposal, boolean accepts) implements Deed {}

  /// The author gives up.
  record Resignation() implements Deed {}

  /// The author takes back a game that has not begun: nobody has lost it.
  record Withdrawal() implements Deed {}

  /// The author claims the win, because the other player has been away for long.
  record Claim() implements Deed {}

  /// The time of the side to move has run out.
  record Flag() implements Deed {}

  /// The clock stands still from here.
  record Pause() implements Deed {}

  /// The clock goes on from here.
  record Resume() implements Deed {}

  /// The players go on in another game, which begins now.
  ///
  /// @param game its id
  record Next(String game) implements Deed {}

  /// Returns whether only the server does this, and no player.
  default boolean isOfServer() {
    return switch (this) {
      case Start _, Flag _, Pause _, Resume _, Next _ -> true;
      case Move _, Takeback _, Offer _, Answer _, Resignation _, Withdrawal _, Claim _ -> false;
    };
  }

  /// Returns the text that [#parse(String)] reads back, such as `move c3d3`.
  default String format() {
    return switch (this) {
      case Start(String setup) -> "start " + setup;
      case Move(String text) -> "move " + text;
      case Takeback() -> "takeback";
      case Offer(Proposal proposal) -> "offer " + word(proposal);
      case Answer(Proposal proposal, boolean accepts) ->
          (accepts ? "accept " : "decline ") + word(proposal);
      case Resignation() -> "resign";
      case Withdrawal() -> "withdraw";
      case Claim() -> "claim";
      case Flag() -> "flag";
      case Pause() -> "pause";
      case Resume() -> "resume";
      case Next(String game) -> "next " + game;
    };
  }

  private static String word(Proposal proposal) {
    return proposal.name().toLowerCase(Locale.ROOT);
  }

  /// Reads the text of a deed.
  ///
  /// @throws IllegalArgumentException when it is none: the database was changed by somebody else
  static Deed parse(String text) {
    String[] parts = text.split(" ", 2);
    String rest = parts.length > 1 ? parts[1] : "";
    return switch (parts[0]) {
      case "start" -> new Start(rest);
      case "move" -> new Move(rest);
      case "takeback" -> new Takeback();
      case "offer" -> new Offer(proposal(rest));
      case "accept" -> new Answer(proposal(rest), true);
      case "decline" -> new Answer(proposal(rest), false);
      case "resign" -> new Resignation();
      case "withdraw" -> new Withdrawal();
      case "claim" -> new Claim();
      case "flag" -> new Flag();
      case "pause" -> new Pause();
      case "resume" -> new Resume();
      case "next" -> new Next(rest);
      default -> throw new IllegalArgumentException("no deed: " + text);
    };
  }

  private static Proposal proposal(String word) {
    return Proposal.valueOf(word.toUpperCase(Locale.ROOT));
  }
}
