/// The commands that play, watch and replay games.
@NullMarked
package tabuleiro.app.play;

import org.jspecify.annotations.NullMarked;
