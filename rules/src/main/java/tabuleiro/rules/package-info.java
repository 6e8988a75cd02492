/// What every game is made of: games, positions, moves, outcomes, boards, text, hashing and perft.
///
/// This package knows no particular game, and no clock, player, language or screen.
@NullMarked
package tabuleiro.rules;

import org.jspecify.annotations.NullMarked;
