package tabuleiro.engine.book;

import tabuleiro.play.players.Score;

/// A move of an opening book.
///
/// @param move the move, in its position
/// @param visits how many searches lie behind it
/// @param score for the side that plays it
public record BookMove(int move, int visits, Score score) {}
