package tabuleiro.protocol.account;

import io.avaje.jsonb.Json;
import java.util.Optional;
import tabuleiro.protocol.operation.Limits;

/// For whom a passkey shall be made: the name of a new account, or a proof of the member who is
/// signed in.
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
