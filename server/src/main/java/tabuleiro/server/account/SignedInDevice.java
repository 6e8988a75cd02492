package tabuleiro.server.account;

import org.jdbi.v3.core.mapper.reflect.ColumnName;
import tabuleiro.server.kernel.Tokens;

/// A device on which a member is signed in.
///
/// @param id the hash of the secret in the device's cookie
/// @param name the browser and the system, such as `Firefox on Linux`
/// @param createdMillis when it signed in, in milliseconds since 1970
/// @param usedMillis when it was last used, to about an hour, in milliseconds since 1970
public record SignedInDevice(
    String id, @ColumnName("device") String name, long createdMillis, long usedMillis) {
  /// Returns a device that signs in.
  ///
  /// @param secret the secret of its cookie, from [Tokens#memberSecret]
  public static SignedInDevice of(
      String secret, @ColumnName("device") String name, long nowMillis) {
    return new SignedInDevice(Tokens.sha256(secret), name, nowMillis, nowMillis);
  }
}
