/// Computer players: which there are, and the moves that they have to compute.
@NullMarked
package tabuleiro.server.bots;

import org.jspecify.annotations.NullMarked;
