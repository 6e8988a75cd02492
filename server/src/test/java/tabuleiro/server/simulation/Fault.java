package tabuleiro.server.simulation;

/// What happens at a transaction of a server.
public enum Fault {
  /// The transaction is committed.
  NONE,
  /// The transaction fails, and has no effect.
  FAIL_BEFORE,
  /// The transaction is committed, but the server receives an error.
  FAIL_AFTER,
  /// The process is killed before the transaction is committed.
  DIE_BEFORE,
  /// The process is killed after the transaction is committed, before it hears of it.
  DIE_AFTER;

  public boolean isBeforeCommit() {
    return this == FAIL_BEFORE || this == DIE_BEFORE;
  }
}
