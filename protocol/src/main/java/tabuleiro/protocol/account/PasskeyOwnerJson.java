package tabuleiro.protocol.account;

import io.avaje.jsonb.Json;
import java.util.Optional;
import tabuleiro.protocol.operation.Limits;

/// The owner of a new passkey: the name of a new account, or the password or passkey of the
/// signed-in member.
///
/// @param name the name of a new account
/// @param password the current password
/// @param passkey in place of a password: the `PublicKeyCredential` with which the browser has
///   answered, as JSON text
@Json
public record PasskeyOwnerJson(
    @Limits(maxLength = 40) Optional<String> name,
    Optional<String> password,
    Optional<String> passkey) {}
