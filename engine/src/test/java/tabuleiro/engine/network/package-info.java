@NullMarked
package tabuleiro.engine.network;

import org.jspecify.annotations.NullMarked;
