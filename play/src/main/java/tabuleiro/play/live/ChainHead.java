package tabuleiro.play.live;

/// The last event of a game. Two clients with the same head have seen the same events.
///
/// @param sequence the number of the event, counted from 1; 0 before the first event
/// @param hash the event's hash, in hexadecimal; empty before the first event
public record ChainHead(int sequence, String hash) {
  /// The head of a game without events.
  public static final ChainHead NONE = new ChainHead(0, "");
}
