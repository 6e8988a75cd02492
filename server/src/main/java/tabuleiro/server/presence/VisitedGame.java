package tabuleiro.server.presence;

/// A game that a visitor has open.
///
/// @param visitorHash the hash of the visitor's secret
/// @param game the id of the game; empty for the lobby
record VisitedGame(String visitorHash, String game) {}
