package tabuleiro.server.rating;

import java.util.Locale;

/// Why a rated game changes no ratings, or counts in part.
public enum UncountedReason {
  /// The game counts in full.
  NONE,
  /// Games on its board, or against its level, are not rated any more.
  BOARD,
  /// It has no result: it was aborted, withdrawn, or did not start.
  RESULT,
  /// A player has not moved.
  MOVES,
  /// A player is not a member: a visitor of an earlier version, or an account that was deleted.
  MEMBERS,
  /// One person had both seats.
  SELF,
  /// The operator has suspended a player.
  SUSPENDED,
  /// Both players have used one browser.
  DEVICE,
  /// The same players have met often.
  PAIR,
  /// One of the players has often met players of the same network or browser.
  NETWORK,
  /// The opponent of a human is a bot: only the rating of the bot changes.
  BOT,
  /// The opponent of an established rating is a newcomer: the game counts for it in part or not at
  /// all, and in full for the newcomer.
  NEWCOMER;

  /// Returns the name in the API, such as `pair`; empty for a game that counts in full.
  public String key() {
    return this == NONE ? "" : name().toLowerCase(Locale.ROOT);
  }
}
