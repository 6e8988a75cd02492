package tabuleiro.play.live;

/// An action in a game: of a player or of the server. Its stored form is a word, for some actions
/// followed by a space and an argument.
public sealed interface GameAction permits PlayerAction, ServerAction {
  /// Returns the stored form, which [#parse(String)] reads, such as `move d3d4`.
  String format();

  /// Returns whether the action ends a game without a result.
  default boolean endsWithoutResult() {
    return this instanceof PlayerAction.Withdrawal
        || this instanceof PlayerAction.Abort
        || this instanceof ServerAction.NoStart;
  }

  /// Parses the stored form of an action.
  ///
  /// @throws IllegalArgumentException when the text is not the form of an action, as in a database
  ///   that another program has changed
  static GameAction parse(String text) {
    String[] parts = text.split(" ", 2);
    String argument = parts.length > 1 ? parts[1] : "";
    return switch (parts[0]) {
      case "start" -> new ServerAction.Start(argument);
      case "move" -> new PlayerAction.Move(argument);
      case "takeback" -> new PlayerAction.Takeback();
      case "offer" -> new PlayerAction.Offer(OfferKind.parse(argument));
      case "accept" -> new PlayerAction.OfferResponse(OfferKind.parse(argument), true);
      case "decline" -> new PlayerAction.OfferResponse(OfferKind.parse(argument), false);
      case "resign" -> new PlayerAction.Resignation();
      case "withdraw" -> new PlayerAction.Withdrawal();
      case "abort" -> new PlayerAction.Abort();
      case "swap" -> new PlayerAction.Swap();
      case "claim" -> new PlayerAction.WinClaim();
      case "flag" -> new ServerAction.FlagFall();
      case "no-start" -> new ServerAction.NoStart();
      case "clock" -> new ServerAction.ClockStart();
      case "pause" -> new ServerAction.Pause();
      case "resume" -> new ServerAction.Resume();
      case "next" -> new ServerAction.Continuation(argument);
      default -> throw new IllegalArgumentException("not an action: " + text);
    };
  }
}
