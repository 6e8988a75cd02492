package tabuleiro.server.kernel.database;

/// Why a store could not do what was requested, as far as programs and callers tell it apart.
public enum StoreFailure {
  /// The database cannot be reached, or the outcome of a change is unknown.
  UNAVAILABLE("store.unavailable", "unavailable"),
  /// The store was closed.
  CLOSED("store.closed", "closed"),
  /// The disk is full.
  FULL("store.full", "full"),
  /// Another process has the database open.
  IN_USE("store.in-use", "in-use"),
  /// No game has the id.
  NO_GAME("store.no-game", "no-game"),
  /// The record of one game was damaged or changed.
  BROKEN("store.broken", "broken"),
  /// The rules of one game are missing.
  NO_RULES("store.no-rules", "no-rules"),
  /// The id belongs to something else.
  REUSED("store.reused", "reused"),
  /// The player has too many open challenges.
  CHALLENGES("store.challenges", "challenges"),
  /// The session or the access token has ended.
  SESSION_ENDED("store.session-ended", "session"),
  /// The invitation is unknown or used.
  INVITATION("member.invitation", "invitation"),
  /// A command of the operator cannot be done; the message says why.
  COMMAND("", "command");

  private final String key;
  private final String code;

  StoreFailure(String key, String code) {
    this.key = key;
    this.code = code;
  }

  /// Returns the key of the message in the bundle `server`; empty for [#COMMAND], which has many.
  String key() {
    return key;
  }

  /// Returns the error code for programs.
  public String code() {
    return code;
  }
}
