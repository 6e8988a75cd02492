package tabuleiro.protocol.account;

import io.avaje.jsonb.Json;
import java.util.Optional;
import tabuleiro.protocol.operation.Limits;

/// A name with a password, or with a recovery code and a new password; or a passkey.
///
/// @param name the name of the member; not needed with a passkey
/// @param password the password; with a recovery code, the new one
/// @param passkey in place of a password: the `PublicKeyCredential` with which the browser has
///   answered, as JSON text
/// @param recoveryCode a recovery code, which is used up
/// @param leaveGames whether the games of this browser stay those of a visitor
@Json
public record SignInJson(
    @Limits(maxLength = 40) Optional<String> name,
    Optional<String> password,
    Optional<String> passkey,
    Optional<String> recoveryCode,
    Optional<Boolean> leaveGames) {}
