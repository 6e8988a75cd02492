package tabuleiro.protocol.account;

import io.avaje.jsonb.Json;
import java.util.Optional;
import tabuleiro.protocol.operation.Limits;

/// A name, and a password or a new passkey.
///
/// @param name the name: 2 to 20 Latin letters, digits, hyphens and underscores; the first is a
///   letter
/// @param password the password: 10 to 200 characters
/// @param passkey in place of a password: the `PublicKeyCredential` that the browser has made, as
///   JSON text
/// @param leaveGames whether the games of this browser stay those of a visitor
/// @param invitation a code of the operator, which a new account needs while the site is open by
///   invitation only
@Json
public record NewAccountJson(
    @Limits(maxLength = 40) String name,
    @Limits(minLength = 10, maxLength = 200) Optional<String> password,
    Optional<String> passkey,
    Optional<Boolean> leaveGames,
    Optional<String> invitation) {}
