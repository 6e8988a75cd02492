package tabuleiro.protocol.account;

import io.avaje.jsonb.Json;
import java.util.Optional;
import tabuleiro.protocol.operation.Limits;

/// The password or a passkey, and the next password.
///
/// @param password the current password
/// @param passkey in place of a password: the `PublicKeyCredential` with which the browser has
///   answered, as JSON text
/// @param newPassword the next password: 10 to 200 characters
@Json
public record NewPasswordJson(
    Optional<String> password,
    Optional<String> passkey,
    @Limits(minLength = 10, maxLength = 200) String newPassword) {}
