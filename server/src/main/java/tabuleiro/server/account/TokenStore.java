package tabuleiro.server.account;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import tabuleiro.server.kernel.Tokens;
import tabuleiro.server.kernel.database.Database;

/// Stores the access tokens of members, and which members are bots. Thread-safe.
///
/// A token is a session with scopes: whatever ends the sessions of a member ends the tokens too.
///
/// @param database runs the transactions
record TokenStore(Database database) {
  /// How many tokens a member may have. A guess.
  public static final int MAX_TOKENS = 20;

  /// Stores a token. Storing the same token again changes nothing.
  ///
  /// @return whether it is stored; otherwise the member has too many, or no longer exists
  public CompletableFuture<Boolean> create(PlayerId member, AccessToken token) {
    return database.write(handle -> {
      handle.execute(
          """
          INSERT INTO member_session (id, member, device, created, used, scopes)
          SELECT CAST(? AS TEXT), m.id, CAST(? AS TEXT), CAST(? AS BIGINT), CAST(? AS BIGINT),
            CAST(? AS TEXT)
          FROM member m WHERE m.id = ? AND m.suspension IS NULL AND
            (SELECT COUNT(*) FROM member_session s WHERE s.member = m.id AND s.scopes <> '') < ?
          ON CONFLICT DO NOTHING\
          """,
          token.id(),
          token.name(),
          token.createdMillis(),
          token.usedMillis(),
          AccessScope.format(token.scopes()),
          member.text(),
          MAX_TOKENS);
      return handle
              .createQuery("SELECT COUNT(*) FROM member_session WHERE id = ? AND member = ?")
              .bind(0, token.id())
              .bind(1, member.text())
              .mapTo(Integer.class)
              .one()
          == 1;
    });
  }

  /// Returns the tokens of a member, the last used first.
  public List<AccessToken> ofMember(PlayerId member) {
    return database.read(handle ->
        handle
            .createQuery(
                """
                SELECT * FROM member_session WHERE member = ? AND scopes <> ''
                ORDER BY used DESC, id\
                """)
            .bind(0, member.text())
            .map((row, _) -> token(row))
            .list());
  }

  /// Returns a token; empty when it has ended.
  ///
  /// @param secret the token itself
  public Optional<AccessToken> find(String secret) {
    return database.read(handle ->
        handle
            .createQuery("SELECT * FROM member_session WHERE id = ?")
            .bind(0, Tokens.sha256(secret))
            .map((row, _) -> token(row))
            .findOne());
  }

  private static AccessToken token(ResultSet row) throws SQLException {
    return new AccessToken(
        row.getString("id"),
        row.getString("device"),
        AccessScope.parseAll(row.getString("scopes")),
        row.getLong("created"),
        row.getLong("used"));
  }

  /// Declares that a member is a bot, for ever. A member with games cannot become one.
  ///
  /// @return whether the member is a bot now
  public CompletableFuture<Boolean> declareBot(PlayerId member) {
    return database.write(handle ->
        handle.execute(
                """
                UPDATE member SET bot = 1 WHERE id = ? AND (bot = 1 OR
                  NOT EXISTS (SELECT 1 FROM device d WHERE d.visitor = member.id)
                  AND NOT EXISTS (SELECT 1 FROM seat s WHERE s.member = member.id))\
                """,
                member.text())
            == 1);
  }
}
