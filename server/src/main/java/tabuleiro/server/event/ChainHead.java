package tabuleiro.server.event;

/// How far a game has come: its last event. Two who have the same head have seen the same game.
///
/// @param sequence the number of the event, counted from 1; 0 before the first
/// @param hash the chain's hash there, in hexadecimal; empty before the first
public record ChainHead(int sequence, String hash) {
  /// Before the first event.
  public static final ChainHead NONE = new ChainHead(0, "");
}
