/// Game clocks and time controls.
@NullMarked
package tabuleiro.play.clock;

import org.jspecify.annotations.NullMarked;
