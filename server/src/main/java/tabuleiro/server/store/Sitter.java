package tabuleiro.server.store;

/// A person who takes a seat.
///
/// @param name what the person wants to be called
/// @param visitor the person's secret, by which his games are found again; only its hash is kept
public record Sitter(String name, String visitor) {}
