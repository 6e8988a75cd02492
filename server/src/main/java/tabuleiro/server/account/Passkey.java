package tabuleiro.server.account;

/// A key pair with which a member signs in; the private key stays with the member's authenticator.
/// See the W3C Recommendation "Web Authentication".
///
/// @param id the id that the authenticator has chosen, in Base64url
/// @param member the member
/// @param name the browser and the system that made it, such as `Firefox, Linux`
/// @param publicKey the public key in the form of COSE (RFC 9052), in Base64url
/// @param uses how often the authenticator says that it has signed; 0 where it does not count
/// @param createdMillis when it was made, in milliseconds since 1970
/// @param usedMillis when it was last used, in milliseconds since 1970
record Passkey(
    String id,
    PlayerId member,
    String name,
    String publicKey,
    long uses,
    long createdMillis,
    long usedMillis) {}
