package tabuleiro.server.store.seat;

/// A human who takes a seat.
///
/// @param name the displayed name
/// @param visitorSecret the player's secret, by which their games are found again; only its hash is
///   stored
public record HumanPlayer(String name, String visitorSecret) {}
