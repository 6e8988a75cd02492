package tabuleiro.server.rating;

import tabuleiro.rules.GameId;

/// The current position of a rated game in progress.
///
/// @param game the id of the game
/// @param board the game and its variant
/// @param ply the number of moves played
/// @param text the text of the position; empty when an earlier version has stored the last move
/// @param isBetweenPeople whether no computer plays in it
public record RatedPosition(
    String game, GameId board, int ply, String text, boolean isBetweenPeople) {}
