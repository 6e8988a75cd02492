package tabuleiro.server.social;

/// A report of a game to the operator.
///
/// @param game the id of the game
/// @param reporter the name of the member who has reported it; empty for a visitor
/// @param reason a word such as `cheating`
/// @param note what the reporter has written; may be empty
/// @param millis when, in milliseconds since 1970
public record GameReport(String game, String reporter, String reason, String note, long millis) {}
