/// Games that are played in the page: against levels, or between two people at one screen.
@NullMarked
package tabuleiro.wasm.game;

import org.jspecify.annotations.NullMarked;
