package tabuleiro.wasm.link;

/// What is sent to the page without being asked.
public interface PageLink {
  /// Sends a message over a socket.
  ///
  /// @param text JSON
  void send(int socket, String text);

  /// Closes a socket.
  ///
  /// @param code as of WebSocket
  void close(int socket, int code);

  /// Asks the page to keep a text, in place of the one with the same name.
  void keep(String name, String text);

  /// Reports that what the page has kept cannot be read. The page leaves it as it is.
  ///
  /// @param message what is wrong with it
  void reportBroken(String name, String message);
}
