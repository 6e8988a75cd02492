package tabuleiro.lab.match;

import tabuleiro.play.record.GameRecord;

/// A game of a match that has been played.
///
/// @param record of the game, with its result
public record FinishedGame(ScheduledGame scheduled, GameRecord record) {}
