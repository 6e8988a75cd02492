package tabuleiro.engine.book;

import tabuleiro.rules.GameId;

/// What decides the content of an opening book, besides the number of its searches.
///
/// @param game the game with its variant
/// @param start the text of the position where the book begins
/// @param nodes of each search
/// @param variations how many moves each search adds to its position
public record BookHeader(GameId game, String start, long nodes, int variations) {}
