package tabuleiro.protocol.account;

import io.avaje.jsonb.Json;
import java.util.Optional;

/// The password of the member again, or a passkey.
///
/// @param password the current password
/// @param passkey in place of a password: the `PublicKeyCredential` with which the browser has
///   answered, as JSON text
@Json
public record PasswordProofJson(Optional<String> password, Optional<String> passkey) {}
