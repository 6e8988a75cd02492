package tabuleiro.server.game;

import tabuleiro.rules.Message;

/// A break in a game's hash chain: events were lost or changed.
///
/// @param game the game's id
/// @param sequence the number of the first event whose hash does not match
public record ChainError(String game, int sequence) {
  /// Returns a description of the error for people.
  public Message message() {
    return Message.of("store.broken", game, sequence);
  }
}
