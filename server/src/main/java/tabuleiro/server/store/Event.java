package tabuleiro.server.store;

/// Something that happened in a game and is kept for ever.
///
/// @param entry what happened
/// @param sequence its number in the game, counted from 1
/// @param hash SHA-256, in hexadecimal, over the hash before it and the text of what happened
public record Event(Entry entry, int sequence, String hash) {
  /// Returns what an entry becomes after the head of its game.
  static Event after(Head head, Entry entry) {
    int sequence = head.sequence() + 1;
    String text = head.hash() + "\n" + sequence + "\n" + entry.canonical();
    return new Event(entry, sequence, Secrets.sha256(text));
  }

  /// Returns the game's head once this event was the last.
  public Head head() {
    return new Head(sequence, hash);
  }

  /// Returns whether this event is what follows `before` in an unbroken chain.
  boolean follows(Head before) {
    return equals(after(before, entry));
  }
}
