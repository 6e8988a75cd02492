@NullMarked
package tabuleiro.server.puzzle;

import org.jspecify.annotations.NullMarked;
