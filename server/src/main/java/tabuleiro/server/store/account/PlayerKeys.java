package tabuleiro.server.store.account;

import java.util.Optional;
import org.jdbi.v3.core.Handle;
import tabuleiro.server.event.Secrets;
import tabuleiro.server.player.PlayerId;

/// Finds the players to whom secrets belong, within a transaction.
///
/// @param handle the connection with the transaction
public record PlayerKeys(Handle handle) {
  /// Returns the player with a secret: the member whose device is signed in with it, or else the
  /// visitor.
  public PlayerId playerOf(String secret) {
    return memberOf(secret).orElseGet(() -> PlayerId.ofVisitor(secret));
  }

  /// Returns the text of the id of the player with a secret.
  public String of(String secret) {
    return playerOf(secret).text();
  }

  private Optional<PlayerId> memberOf(String secret) {
    if (!Secrets.isMemberSecret(secret)) {
      return Optional.empty();
    }
    return handle
        .createQuery("SELECT member FROM member_session WHERE id = ?")
        .bind(0, Secrets.sha256(secret))
        .mapTo(String.class)
        .findOne()
        .map(PlayerId::new);
  }
}
