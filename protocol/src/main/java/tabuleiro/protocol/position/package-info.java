/// Positions, pieces, moves and boards.
@NullMarked
package tabuleiro.protocol.position;

import org.jspecify.annotations.NullMarked;
