@NullMarked
package tabuleiro.lab.layers;

import org.jspecify.annotations.NullMarked;
