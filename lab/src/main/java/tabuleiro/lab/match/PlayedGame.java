package tabuleiro.lab.match;

import tabuleiro.play.GameRecord;

/// A game of a match that has been played.
///
/// @param record of the game, with its result
public record PlayedGame(Fixture fixture, GameRecord record) {}
