/// The puzzles: their pages and the answers of the API.
@NullMarked
package tabuleiro.server.puzzle;

import org.jspecify.annotations.NullMarked;
