package tabuleiro.simulation.abuse;

/// A form of abuse that was planted: the oracle of each has to find it. Each changes the SQL that
/// reaches the database, or the requests; the server has no switches.
enum AbuseBug {
  /// The real server.
  NONE,
  /// Games of the same pair, or of the same place, count in full, however many there were; so do
  /// those against newcomers, since that rule alone keeps a group small.
  EVERY_GAME_COUNTS,
  /// Games against newcomers count in full for established ratings.
  EVERY_NEWCOMER_COUNTS,
  /// The sessions of a member stay when the password changes, or the member is suspended.
  SESSIONS_KEPT,
  /// The browser of the owner is not recognised.
  LOCKED_BY_STRANGERS,
  /// The server does not know the addresses of its callers, as behind a proxy that it does not
  /// trust.
  ONE_ADDRESS_FOR_ALL,
  /// The server does not know the positions of rated games in progress.
  POSITIONS_FORGOTTEN,
  /// A game counts although no player has moved: each side makes a move at once.
  MOVES_OF_A_MOMENT;

  /// Rewrites the SQL of the store.
  String rewrite(String sql) {
    return switch (this) {
      case EVERY_GAME_COUNTS ->
          sql.startsWith("SELECT weight, millis FROM rating_change")
                  || sql.startsWith("SELECT MAX(c.weight) AS weight")
              ? withoutRows(sql)
              : EVERY_NEWCOMER_COUNTS.rewrite(sql);
      case EVERY_NEWCOMER_COUNTS ->
          sql.startsWith("SELECT COALESCE(SUM(weight), 0) FROM rating_change")
              ? withoutRows(sql)
              : sql;
      case SESSIONS_KEPT ->
          sql.startsWith("DELETE FROM member_session WHERE member = ?") ? sql + " AND 1 = 0" : sql;
      case POSITIONS_FORGOTTEN ->
          sql.contains("FROM rated_position p JOIN game g ON g.id = p.game")
              ? sql + " WHERE 1 = 0"
              : sql;
      default -> sql;
    };
  }

  private static String withoutRows(String sql) {
    return sql.replace("WHERE ", "WHERE 1 = 0 AND ");
  }
}
