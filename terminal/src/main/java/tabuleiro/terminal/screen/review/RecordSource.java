package tabuleiro.terminal.screen.review;

import tabuleiro.play.record.GameRecord;

/// Where a reviewed game was read from.
///
/// @param file the name of the file
/// @param index the index of the game in the file, counted from 0
/// @param record the game as it is in the file
public record RecordSource(String file, int index, GameRecord record) {}
