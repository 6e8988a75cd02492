/// Tournaments on the server: who may do what, which games follow, and what clients see.
@NullMarked
package tabuleiro.server.tournament;

import org.jspecify.annotations.NullMarked;
