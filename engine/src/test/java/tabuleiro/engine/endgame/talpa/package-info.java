@NullMarked
package tabuleiro.engine.endgame.talpa;

import org.jspecify.annotations.NullMarked;
