package tabuleiro.server.push;

/// A pair of keys as it is stored.
///
/// @param privateKey PKCS #8 in Base64
/// @param publicKey X.509 in Base64
record PushKeyTexts(String privateKey, String publicKey) {}
