package tabuleiro.server.store;

import tabuleiro.rules.Phrase;

/// A place where a game's chain of hashes is broken: events were lost or changed.
///
/// @param game the game's id
/// @param sequence the number of the first event that does not fit to those before it
public record Flaw(String game, int sequence) {
  /// Returns what is wrong, for people.
  public Phrase phrase() {
    return Phrase.of("store.broken", game, sequence);
  }
}
