package tabuleiro.server.store;

/// A person who takes a seat.
///
/// @param name what the person wants to be called
/// @param visitorSecret the person's secret, by which his games are found again; only its hash is
///   kept
public record HumanPlayer(String name, String visitorSecret) {}
