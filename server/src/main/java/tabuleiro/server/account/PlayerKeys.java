package tabuleiro.server.account;

import java.util.Optional;
import org.jdbi.v3.core.Handle;
import tabuleiro.server.kernel.Tokens;
import tabuleiro.server.kernel.database.StoreException;
import tabuleiro.server.kernel.database.StoreFailure;

/// Finds the players to whom secrets belong, within a transaction.
///
/// @param handle the connection with the transaction
public record PlayerKeys(Handle handle) {
  /// Returns the player with a secret: the member whose device is signed in with it, or else the
  /// visitor.
  public PlayerId playerOf(String secret) {
    return memberOf(secret).orElseGet(() -> PlayerId.ofVisitor(secret));
  }

  /// Returns the player with a secret, in whose name something is to be stored.
  ///
  /// @throws StoreException when it is the secret of a session or an access token that has ended
  public PlayerId requirePlayer(String secret) {
    if (Tokens.isMemberSecret(secret)) {
      return memberOf(secret).orElseThrow(PlayerKeys::ended);
    }
    return PlayerId.ofVisitor(secret);
  }

  /// Checks that a member whose account exists has a session.
  ///
  /// @param session the id of the session
  /// @throws StoreException when the session has ended
  public void requireSession(PlayerId member, String session) {
    boolean hasEnded =
        AccountStore.exists(handle, "SELECT 1 FROM member WHERE id = ?", member.text())
            && !AccountStore.exists(
                handle,
                "SELECT 1 FROM member_session WHERE id = ? AND member = ?",
                session,
                member.text());
    if (hasEnded) {
      throw ended();
    }
  }

  private static StoreException ended() {
    return new StoreException(StoreFailure.SESSION_ENDED);
  }

  /// Returns the text of the id of the player with a secret.
  public String of(String secret) {
    return playerOf(secret).text();
  }

  private Optional<PlayerId> memberOf(String secret) {
    if (!Tokens.isMemberSecret(secret)) {
      return Optional.empty();
    }
    return handle
        .createQuery("SELECT member FROM member_session WHERE id = ?")
        .bind(0, Tokens.sha256(secret))
        .mapTo(String.class)
        .findOne()
        .map(PlayerId::new);
  }
}
