package tabuleiro.server.event;

import tabuleiro.rules.Message;

/// A place where a game's chain of hashes is broken: events were lost or changed.
///
/// @param game the game's id
/// @param sequence the number of the first event that does not fit to those before it
public record ChainError(String game, int sequence) {
  /// Returns what is wrong, for people.
  public Message phrase() {
    return Message.of("store.broken", game, sequence);
  }
}
