package tabuleiro.play.live;

/// A stored event of a game. Events are never changed or deleted.
///
/// @param content the content
/// @param sequence its number in the game, counted from 1
/// @param hash SHA-256, in hexadecimal, of the previous hash, the number and the content
public record GameEvent(EventContent content, int sequence, String hash) {
  /// Returns the event that follows a head and has the given content.
  public static GameEvent after(ChainHead head, EventContent content) {
    int sequence = head.sequence() + 1;
    String text = head.hash() + "\n" + sequence + "\n" + content.canonical();
    return new GameEvent(content, sequence, Hashes.sha256(text));
  }

  /// Returns the head of the game when this event is its last.
  public ChainHead head() {
    return new ChainHead(sequence, hash);
  }

  /// Returns whether this event continues the chain after a head.
  public boolean follows(ChainHead before) {
    return equals(after(before, content));
  }
}
