@NullMarked
package tabuleiro.engine.endgame;

import org.jspecify.annotations.NullMarked;
