/// The computer player of all games: its experts, its levels, and the players that the catalogue of
/// commands and menus has of it.
@NullMarked
package tabuleiro.engine;

import org.jspecify.annotations.NullMarked;
