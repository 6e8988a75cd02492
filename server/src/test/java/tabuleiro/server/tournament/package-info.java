@NullMarked
package tabuleiro.server.tournament;

import org.jspecify.annotations.NullMarked;
