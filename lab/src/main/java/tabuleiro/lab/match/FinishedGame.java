package tabuleiro.lab.match;

import tabuleiro.play.record.GameRecord;

/// A finished game of a match.
///
/// @param scheduled the game's place in the schedule
/// @param record the record of the game, with its result
public record FinishedGame(ScheduledGame scheduled, GameRecord record) {}
