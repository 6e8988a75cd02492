package tabuleiro.server.event;

/// Something that happened in a game and is kept for ever.
///
/// @param content what happened
/// @param sequence its number in the game, counted from 1
/// @param hash SHA-256, in hexadecimal, over the hash before it and the text of what happened
public record GameEvent(EventContent content, int sequence, String hash) {
  /// Returns what an entry becomes after the head of its game.
  public static GameEvent after(ChainHead head, EventContent entry) {
    int sequence = head.sequence() + 1;
    String text = head.hash() + "\n" + sequence + "\n" + entry.canonical();
    return new GameEvent(entry, sequence, Secrets.sha256(text));
  }

  /// Returns the game's head once this event was the last.
  public ChainHead head() {
    return new ChainHead(sequence, hash);
  }

  /// Returns whether this event is what follows `before` in an unbroken chain.
  public boolean follows(ChainHead before) {
    return equals(after(before, content));
  }
}
