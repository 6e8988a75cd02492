/// The computer player of all games: evaluators, searchers and levels, and the players that the
/// catalogue offers to commands and menus.
@NullMarked
package tabuleiro.engine;

import org.jspecify.annotations.NullMarked;
