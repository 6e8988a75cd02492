package tabuleiro.server.store.visitor;

/// A game that a visitor has open.
///
/// @param visitorHash the hash of the visitor's secret
/// @param game the id of the game; empty for the lobby
public record VisitedGame(String visitorHash, String game) {}
