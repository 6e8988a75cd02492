package tabuleiro.server.chat;

import tabuleiro.play.live.EventContent;
import tabuleiro.rules.Side;
import tabuleiro.server.account.PlayerId;

/// A message that is to be stored.
///
/// @param game the id of the game
/// @param side the side of the author
/// @param author the author
/// @param request the author's own id for the request: 1 to 64 letters, digits, `_` and `-`
/// @param content what it says
/// @param millis the current time, in milliseconds since 1970
record NewChatMessage(
    String game, Side side, PlayerId author, String request, ChatContent content, long millis) {
  /// Checks the id of the request.
  ///
  /// @throws tabuleiro.play.live.InvalidIdException when it is malformed
  public NewChatMessage {
    EventContent.requireId(request);
  }

  /// Returns this message by the same author on a side.
  NewChatMessage of(Side current) {
    return new NewChatMessage(game, current, author, request, content, millis);
  }
}
