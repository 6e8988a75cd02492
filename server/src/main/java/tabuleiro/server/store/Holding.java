package tabuleiro.server.store;

import tabuleiro.rules.Side;

/// A seat that somebody holds.
///
/// @param game the game's id
/// @param side which side it plays
public record Holding(String game, Side side) {}
