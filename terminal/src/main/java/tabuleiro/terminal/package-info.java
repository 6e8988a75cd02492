/// The plain-text player.
@NullMarked
package tabuleiro.terminal;

import org.jspecify.annotations.NullMarked;
