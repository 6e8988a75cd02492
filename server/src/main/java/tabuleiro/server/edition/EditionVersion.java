package tabuleiro.server.edition;

/// What an edition says that it is.
///
/// @param name the program with its version, such as `Tabuleiro 0.3.0`
/// @param signature the signature of its engine, as `bench --only search` prints it
public record EditionVersion(String name, String signature) {}
