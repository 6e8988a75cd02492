package tabuleiro.server.chat;

/// What has become of a message.
enum ChatResult {
  /// It is stored; a repeated request finds it stored already.
  STORED,
  /// Another message of the player has the same id.
  REUSED,
  /// One of the players has switched the messages of the game off.
  OFF,
  /// The game has as many messages as it may have.
  FULL
}
