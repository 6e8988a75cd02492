package tabuleiro.server.account;

import java.util.Optional;
import tabuleiro.server.http.JsonObject;

/// What shows that an account is the caller's: the password, or an answer of a passkey.
///
/// @param password the password; empty when the passkey is used
/// @param passkey the `PublicKeyCredential` of the browser, as JSON; empty for a password
record PasswordOrPasskey(String password, Optional<String> passkey) {
  /// Reads the proof of a request.
  ///
  /// @throws tabuleiro.server.http.ProblemException when the request has neither
  static PasswordOrPasskey of(JsonObject json) {
    Optional<String> passkey = json.text("passkey");
    return new PasswordOrPasskey(
        passkey.isPresent() ? "" : json.requirePassword("password"), passkey);
  }
}
